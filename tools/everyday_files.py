"""Files that stand in the repositories of apps, services and sites, and that are none of ours.

Written for this project, in the shape such files have. Many share words with our documents (title, message, url, version,
versionCode, minimum_version, ok, cancel, tmin …), which is why they are here. check-foreign.py puts them before the program.
"""

FILES = {
    # What stands beside an app.
    "package.json": """{
  "name": "bus-app", "version": "4.3.0", "private": true, "description": "Arribades de bus",
  "homepage": "https://example.org", "scripts": {"start": "expo start", "test": "jest"},
  "dependencies": {"react": "18.2.0", "react-native": "0.74.1"}, "engines": {"node": ">=18"}
}
""",
    "package-lock.json": """{
  "name": "bus-app", "version": "4.3.0", "lockfileVersion": 3, "requires": true,
  "packages": {"": {"name": "bus-app", "version": "4.3.0"},
    "node_modules/react": {"version": "18.2.0", "resolved": "https://example.org/react-18.2.0.tgz", "license": "MIT"}}
}
""",
    "tsconfig.json": """{
  // Strict, as in the other projects.
  "compilerOptions": {
    "target": "es2022", "module": "commonjs", "strict": true, /* the default since 2021 */
    "paths": {"@/*": ["./src/*"]},
  },
  "exclude": ["node_modules"]
}
""",
    ".eslintrc.json": '{"root": true, "extends": ["eslint:recommended"], "rules": {"semi": ["error", "always"]}}\n',
    ".prettierrc.json": '{"singleQuote": true, "printWidth": 110}\n',
    "babel.config.json": '{"presets": ["@babel/preset-env"], "plugins": []}\n',
    "app.json": """{
  "expo": {
    "name": "Bus", "slug": "bus", "version": "4.3.0", "orientation": "portrait", "platforms": ["ios", "android"],
    "ios": {"bundleIdentifier": "cat.bcn.bus", "buildNumber": "43", "supportsTablet": true},
    "android": {"package": "cat.bcn.bus", "versionCode": 2021050000, "permissions": []},
    "updates": {"url": "https://example.org/updates", "fallbackToCacheTimeout": 0}
  }
}
""",
    "capacitor.config.json": """{
  "appId": "cat.bcn.bus", "appName": "Bus", "webDir": "dist",
  "ios": {"scheme": "Bus", "contentInset": "always"}, "android": {"allowMixedContent": false}
}
""",
    "android/app/google-services.json": """{
  "project_info": {"project_number": "1", "project_id": "bus", "storage_bucket": "bus.example.org"},
  "client": [{"client_info": {"mobilesdk_app_id": "1:1:android:1", "android_client_info": {"package_name": "cat.bcn.bus"}},
    "api_key": [{"current_key": "x"}], "services": {}}],
  "configuration_version": "1"
}
""",
    "android/app/release/output-metadata.json": """{
  "version": 3, "artifactType": {"type": "APK", "kind": "Directory"}, "applicationId": "cat.bcn.bus",
  "variantName": "release",
  "elements": [{"type": "SINGLE", "filters": [], "attributes": [], "versionCode": 2021050000, "versionName": "4.3.0",
    "outputFile": "app-release.apk"}],
  "elementType": "File", "minSdkVersionForDexing": 24
}
""",
    "android/version.json": '{"versionCode": 2021050000, "versionName": "4.3.0"}\n',
    "metadata/cat.bcn.bus.yml": """Categories:
  - Navigation
License: EUPL-1.2
AutoName: Bus
RepoType: git
Builds:
  - versionName: 4.3.0
    versionCode: 2021050000
    commit: v4.3.0
    gradle:
      - yes
CurrentVersion: 4.3.0
CurrentVersionCode: 2021050000
""",
    "ios/Bus/Assets.xcassets/AppIcon.appiconset/Contents.json": """{
  "images": [{"idiom": "iphone", "scale": "2x", "size": "60x60", "filename": "60.png", "platform": "ios"}],
  "info": {"author": "xcode", "version": 1}
}
""",
    "ios/Bus.podspec.json": """{
  "name": "Bus", "version": "4.3.0", "summary": "Arribades", "homepage": "https://example.org",
  "platforms": {"ios": "14.0", "macos": "11.0"}, "source": {"git": "https://example.org/bus.git", "tag": "4.3.0"},
  "ios": {"frameworks": ["UIKit"]}, "swift_versions": ["5.9"]
}
""",
    "Package.resolved.json": """{"pins": [{"identity": "swift-log", "kind": "remoteSourceControl",
  "location": "https://example.org/swift-log.git", "state": {"revision": "abc", "version": "1.5.4"}}], "version": 2}
""",
    "pubspec.yaml": """name: bus
description: Arribades de bus
version: 4.3.0+43
environment:
  sdk: ">=3.0.0 <4.0.0"
dependencies:
  flutter:
    sdk: flutter
""",
    ".swiftlint.yml": "disabled_rules:\n  - line_length\nidentifier_name:\n  min_length: 2\nwarning_threshold: 10\n",
    "detekt.yml": "style:\n  MagicNumber:\n    active: false\n  ReturnCount:\n    max: 3\n",
    "firebase.json": """{
  "hosting": {"public": "public", "ignore": ["firebase.json"], "rewrites": [{"source": "**", "destination": "/index.html"}]},
  "remoteconfig": {"template": "remoteconfig.template.json"}
}
""",
    "remoteconfig.template.json": """{
  "conditions": [{"name": "ios", "expression": "device.os == 'ios'"}],
  "parameters": {
    "minimum_version": {"defaultValue": {"value": "4.0.0"}, "conditionalValues": {"ios": {"value": "4.1.0"}},
      "description": "Oldest version that may run", "valueType": "STRING"},
    "rating_after_minutes": {"defaultValue": {"value": "2880"}}
  },
  "version": {"versionNumber": "12", "updateTime": "2026-01-01T00:00:00Z"}
}
""",
    "update.json": '{"latest_version": "4.3.0", "minimum_version": "4.0.0", "url": "https://example.org/bus.apk", "notes": "Fixes"}\n',
    "appcast.json": """{"title": "Bus for desktops", "version": "4.3.0", "url": "https://example.org/bus.zip",
  "pubDate": "2026-01-01", "minimumSystemVersion": "12.0"}
""",
    "lottie/loading.json": """{"v": "5.7.4", "fr": 30, "ip": 0, "op": 60, "w": 200, "h": 200, "nm": "loading", "ddd": 0,
  "assets": [], "layers": [{"ddd": 0, "ind": 1, "ty": 4, "nm": "dot", "ks": {"o": {"a": 0, "k": 100}}}]}
""",
    # Texts.
    "i18n/ca.json": """{"title": "Bus", "message": "Nova versió disponible", "ok": "D'acord", "cancel": "Cancel·la",
  "url": "https://example.org"}
""",
    "i18n/dialogs.json": '{"title": "Esborrar", "message": "Segur?", "ok": "Sí", "cancel": "No"}\n',
    "i18n/all.json": """{
  "stop": {"ca": "Parada", "es": "Parada", "en": "Stop"},
  "line": {"ca": "Línia", "es": "Línea", "en": "Line"},
  "title": {"ca": "Arribades", "es": "Llegadas", "en": "Arrivals"}
}
""",
    "i18n/en.yml": "en:\n  dialogs:\n    title: Delete\n    message: Are you sure?\n    ok: OK\n    cancel: Cancel\n",
    "_locales/en/messages.json": """{"appName": {"message": "Bus", "description": "Name"},
  "ok": {"message": "OK"}, "cancel": {"message": "Cancel"}}
""",
    "alerts.yaml": """title: Talls de trànsit
message: Carrer tallat per obres
startDate: 2026-03-01
endDate: 2026-03-20
url: https://example.org/obres
""",
    "rating.json": '{"id": 74, "title": "A film", "minutes": 112, "message": "Good", "rating": 4.5}\n',
    "events.json": """{"data": [{"id": 1, "title": {"ca": "Festa", "es": "Fiesta", "en": "Festival"},
  "startDate": 1645311600000, "endDate": 1645788600000, "url": "https://example.org/1"}]}
""",
    "news.json": """{"data": {"id": 109, "title": {"ca": "Notícia", "es": "Noticia", "en": "News"},
  "message": {"ca": "Text", "es": "Texto", "en": "Text"}, "url": "https://example.org/109"}}
""",
    # Sites.
    "_config.yml": """title: Bus
description: Documentation of the app
url: https://example.org
baseurl: /docs
version: 4.3.0
theme: minima
""",
    "mkdocs.yml": "site_name: Bus\nsite_url: https://example.org\nnav:\n  - Home: index.md\n  - Versions: versions.md\n",
    "manifest.webmanifest.json": """{"name": "Bus", "short_name": "Bus", "start_url": "/", "display": "standalone",
  "icons": [{"src": "192.png", "sizes": "192x192", "type": "image/png"}]}
""",
    "extension/manifest.json": """{"manifest_version": 3, "name": "Bus", "version": "4.3.0",
  "minimum_chrome_version": "110", "permissions": ["storage"], "action": {"default_title": "Bus"}}
""",
    "vercel.json": '{"version": 2, "builds": [{"src": "api/*.js", "use": "@vercel/node"}], "routes": []}\n',
    "schema/org.json": """{"@context": "https://schema.org", "@type": "MobileApplication", "name": "Bus",
  "operatingSystem": "ANDROID", "softwareVersion": "4.3.0", "url": "https://example.org",
  "aggregateRating": {"ratingValue": "4.6", "ratingCount": "8864"}}
""",
    "feed.json": """{"version": "https://jsonfeed.org/version/1.1", "title": "Bus", "home_page_url": "https://example.org",
  "items": [{"id": "1", "url": "https://example.org/1", "title": "4.3.0", "content_text": "Fixes"}]}
""",
    "plugin.json": """{"name": "Bus widget", "slug": "bus", "version": "4.3.0", "requires": "6.0", "tested": "6.5",
  "download_url": "https://example.org/bus.zip", "required_version": "6.0"}
""",
    # Builds and services.
    ".github/workflows/ci.yml": """name: CI
on: [push, pull_request]
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - run: make test
""",
    ".github/dependabot.yml": "version: 2\nupdates:\n  - package-ecosystem: gradle\n    directory: /\n    schedule:\n      interval: weekly\n",
    ".gitlab-ci.yml": "stages: [build, test]\nbuild:\n  stage: build\n  script:\n    - make\n  only: [main]\n",
    "azure-pipelines.yml": "trigger:\n- main\npool:\n  vmImage: ubuntu-latest\nsteps:\n- script: make\n  displayName: Build\n",
    ".pre-commit-config.yaml": """minimum_pre_commit_version: 3.0.0
repos:
  - repo: https://example.org/hooks
    rev: v4.3.0
    hooks:
      - id: check-json
""",
    "docker-compose.yml": """version: "3.9"
services:
  db:
    image: postgres:16
    environment: {POSTGRES_DB: bus}
    ports: ["5432:5432"]
""",
    "k8s/deployment.yaml": """apiVersion: apps/v1
kind: Deployment
metadata: {name: bus, labels: {app: bus}}
spec:
  replicas: 2
  template:
    spec:
      containers:
        - name: bus
          image: example.org/bus:4.3.0
---
apiVersion: v1
kind: Service
metadata: {name: bus}
spec: {ports: [{port: 80}]}
""",
    "helm/values.yaml": "replicaCount: 2\nimage:\n  repository: example.org/bus\n  tag: 4.3.0\nmessage: null\n",
    "helm/templates/bus.yaml": "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: {{ .Release.Name }}\ndata: {{- toYaml .Values | nindent 2 }}\n",
    "ansible/site.yml": """- hosts: web
  vars: {version: 4.3.0, url: "https://example.org"}
  tasks:
    - name: Install
      ansible.builtin.apt: {name: nginx, state: present}
""",
    "ansible/vars.yml": "coreVersion: 4.3.0\nappVersion: 4.3.0\nminVersion: 4.0.0\npassword: !vault |\n  $ANSIBLE_VAULT;1.1;AES256\n  3132\n",
    "ansible/inventory.yml": "all:\n  hosts:\n    android.example.org:\n      platform: linux\n    ios.example.org: {}\n",
    "terraform/main.tf.json": """{"terraform": {"required_version": ">= 1.5", "required_providers":
  {"aws": {"source": "hashicorp/aws", "version": "~> 5.0"}}}}
""",
    "cloudformation.yaml": """AWSTemplateFormatVersion: 2010-09-09
Resources:
  Topic:
    Type: AWS::SNS::Topic
    Properties: {DisplayName: !Ref Name, TopicName: !Sub "${Name}-alerts"}
""",
    "openapi.yaml": """openapi: 3.1.0
info: {title: Bus, version: 4.3.0}
servers: [{url: https://example.org}]
paths:
  /api/version/{package}/{platform}/{versionCode}:
    get:
      parameters:
        - {name: versionCode, in: path, required: true, schema: {type: integer}}
      responses:
        "200": {description: Which alert to show}
""",
    "schemas/alert.schema.json": """{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object",
  "required": ["title", "message"], "properties": {"title": {"type": "object"}, "message": {"type": "object"},
  "startDate": {"type": "integer"}, "endDate": {"type": "integer"}}}
""",
    "postman.json": """{"info": {"name": "Bus", "version": "4.3.0"}, "item": [{"name": "Version", "request": {"method": "GET",
  "url": {"raw": "https://example.org/api/version/cat.bcn.bus/ANDROID/1"}}}], "variable": [{"key": "versionCode"}]}
""",
    "grafana.json": """{"id": null, "title": "Bus", "version": 4, "panels": [{"id": 1, "title": "Errors", "type": "graph",
  "alert": {"message": "Too many", "name": "Errors"}}], "links": [{"title": "Docs", "url": "https://example.org"}]}
""",
    "prometheus/rules.yml": """groups:
  - name: bus
    rules:
      - alert: Down
        expr: up == 0
        annotations: {title: Bus is down, message: Look at it}
""",
    "renovate.json": '{"extends": ["config:base"], "packageRules": [{"matchUpdateTypes": ["minor"], "automerge": true}]}\n',
    "composer.json": '{"name": "bcn/bus", "version": "4.3.0", "require": {"php": ">=8.1"}, "minimum-stability": "stable"}\n',
    "crowdin.yml": "project_id: '1'\nfiles:\n  - source: /i18n/en.yml\n    translation: /i18n/%two_letters_code%.yml\n",
    # Data.
    "weather.json": '{"city": "Barcelona", "days": [{"date": "2026-03-01", "tmin": 7, "tmax": 15}], "tmin": 7, "tmax": 15}\n',
    "weather.yaml": "tmin: 7\ntmax: 15\nmessages:\n  - Sun\n  - Wind\n",
    "stops.geojson.json": """{"type": "FeatureCollection", "features": [{"type": "Feature", "id": 109,
  "geometry": {"type": "Point", "coordinates": [2.17, 41.38]}, "properties": {"name": "Urquinaona"}}]}
""",
    "statistics.json": '{"platform": "ANDROID", "packageName": "cat.bcn.bus", "versions": {"2021050000": 104, "2021040000": 12}}\n',
    "devices.json": '[{"platform": "IOS", "version": "17.2", "model": "iPhone15,2"}, {"platform": "ANDROID", "version": "14"}]\n',
    "fixtures/user.json": '{"data": {"id": 1, "appId": 400, "name": "Joan", "versionName": "4.3.0", "versionCode": 43}}\n',
    "fixtures/server.json": '{"serverName": "a1", "serverState": "up", "serverData": {"id": 1}, "version": "2.1"}\n',
    "fixtures/compare.json": '{"comparison": "FORCE", "mode": "LAZY", "comparator": "INFO", "displayDuration": 30}\n',
    "fixtures/list.json": '[1, 2, 3]\n',
    "fixtures/broken.json": '{"name": "half a file", "items": [1, 2,\n',
    "fixtures/notebook.json": """{"cells": [{"cell_type": "code", "metadata": {}, "source": ["print(1)"], "outputs": []}],
  "metadata": {"kernelspec": {"name": "python3"}}, "nbformat": 4, "nbformat_minor": 5}
""",
    "fixtures/release.yaml": "version: 4.3.0\nplatforms:\n  ios: 14.0\n  android: 26\nmeta:\n  latest_version: 4.3.0\n",
    "fixtures/support.json": '{"ios": {"version": "14.0", "devices": 12}, "android": {"version": 26, "devices": 40}}\n',
}
