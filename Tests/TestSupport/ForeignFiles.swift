/// Files of other people's, as they lie about in a repository of an app. None is a document of ours.
package enum ForeignFiles {
  package struct File: Sendable, CustomStringConvertible {
    package var name: String
    package var text: String
    /// A name that tells stands at a place where no document has it.
    package var isLikely = false

    package var isYAML: Bool { name.hasSuffix(".yml") || name.hasSuffix(".yaml") }
    package var description: String { name }
  }

  package static let all: [File] = everyday + nearby + broken + likely

  /// Everyday words, however many.
  private static let everyday: [File] = [
    File(
      name: "_config.yml",
      text: "title: El meu blog\nurl: https://blog.example\nmessage: Hola\nid: 5\nplugins:\n  - feed\n"),
    File(
      name: "dialog.json", text: #"{"title": "Sure?", "message": "It is gone then.", "ok": "Delete", "cancel": "Keep"}"#
    ),
    File(
      name: "strings.json",
      text: #"{"title": {"de": "Titel", "en": "Title"}, "message": {"de": "Text", "en": "Text"}, "ok": {"en": "OK"}}"#),
    File(name: "core.json", text: #"{"coreVersion": "4.1", "models": ["a"], "version": "1.0", "title": "x"}"#),
    File(
      name: "package.json", text: #"{"name": "shop", "version": "1.0.0", "private": true, "scripts": {"test": "true"}}"#
    ),
    File(
      name: "output-metadata.json",
      text: #"{"version": 3, "applicationId": "cat.bcn.bus", "elements": [{"versionCode": 12, "versionName": "1.2"}]}"#),
    File(name: "gradle.json", text: #"{"versionCode": 12, "versionName": "1.2"}"#),
    File(name: "link.json", text: #"{"title": "Bus", "url": "https://bus.example"}"#),
    File(
      name: "book.json",
      text: #"{"title": "Bus", "version": "2", "message": "x", "id": 4, "url": "https://bus.example"}"#),
    File(name: "weather.json", text: #"{"tmin": 4, "tmax": 12}"#),
    File(name: "forecast.yaml", text: "data:\n  tmin: 4\n  tmax: 12\n  minutes: 10\n"),
    File(
      name: "answer.json",
      text: #"{"data": {"id": 5, "title": "x", "message": "y", "url": "https://x.example"}, "message": "ok"}"#),
    File(name: "timer.json", text: #"{"minutes": 5, "message": "Tea", "title": "Timer"}"#),
    File(
      name: "list.json", text: #"[{"id": 1, "title": "a", "message": "b"}, {"id": 2, "title": "c", "message": "d"}]"#),
    File(name: "empty.json", text: "{}"),
    File(name: "number.json", text: "5"),
    File(
      name: "translations.yaml", text: "ca:\n  title: Hola\n  message: Adéu\nes:\n  title: Hola\n  message: Adiós\n"),
    File(
      name: "app.json",
      text:
        #"{"expo": {"name": "bus", "version": "1.0.0", "ios": {"bundleIdentifier": "a.b"}, "android": {"versionCode": 3}}}"#
    ),
  ]

  /// Names that other people have and that are near to ours, or the same at other places.
  private static let nearby: [File] = [
    File(
      name: "server.json",
      text: #"{"data": {"serverName": "a", "serverState": 5, "serverTime": 1700000000000, "id": 4}}"#),
    File(
      name: "serverData.json", text: #"{"data": {"serverData": 1700000000000, "id": 4, "url": "https://a.example"}}"#),
    File(
      name: "versions.json",
      text: #"{"ios": {"latest_version": "1.2.0", "url": "https://a.example"}, "android": {"latest_version": "1.2.0"}}"#
    ),
    File(
      name: "terraform.json",
      text: #"{"terraform": {"required_version": ">= 1.0"}, "provider": {"minimum_version": "2"}}"#),
    File(
      name: "tool.yaml",
      text: "cli:\n  minimum_version: 1.2.0\n  latest_version: 1.4.0\nserver:\n  required_version: 2.0.0\n"),
    File(
      name: "podspec.json",
      text: #"{"name": "Bus", "platforms": {"ios": "15.0"}, "ios": {"frameworks": ["UIKit"]}, "version": "1.0"}"#),
    File(
      name: "chart.json",
      text: #"{"comparison": {"mode": "LAZY"}, "comparisonType": "FORCE", "data": {"compareMode": "NONE"}}"#),
    File(name: "apps.json", text: #"{"data": {"platform": "web", "packageName": "x", "versions": 3}}"#),
    File(name: "lens.json", text: #"{"data": {"aperture": 1.4, "numApertures": "many"}}"#),
    File(
      name: "ansible.yml", text: "- name: web\n  hosts: all\n  vars: {title: x, version: 1}\n- name: db\n  hosts: db\n"),
    File(
      name: "azure.json",
      text: #"{"value": [{"id": "/x", "properties": {"message": "m", "title": "t", "version": "1"}}]}"#),
    File(
      name: "openapi.yaml",
      text: """
        openapi: 3.0.0
        info: {title: Alerts, version: "1"}
        paths:
          /version:
            get:
              responses:
                "200":
                  content:
                    application/json:
                      schema: {properties: {comparisonMode: {type: string}, serverDate: {type: integer}}}

        """),
  ]

  /// Not JSON or YAML as we read it, and none of our business.
  private static let broken: [File] = [
    File(name: "tsconfig.json", text: "{\n  // strict\n  \"compilerOptions\": {\"strict\": true,}, // all\n}\n"),
    File(name: "chart.yaml", text: "replicas: {{ .Values.replicas }}\n  - [\n"),
    File(name: "template.json", text: "{\"title\": {{title}}, \"message\": {{message}}, \"url\": \"\n"),
    File(name: "hosts.json", text: "{host: vm, 'title': 'x', version: 1,}\n"),
    File(name: "latin.json", text: "{\"title\": \"a\", \"version\": \"1\" \"url\": \"b\"}"),
    File(name: "app.yaml", text: "ios:\n\tminimum: 1\ntitle: x\n"),
    File(name: "half.json", text: "{\"title\": \"a\", \"message\": \"b\", \"ok\": \"c\", \"canc"),
  ]

  /// Something speaks for them, and not enough.
  private static let likely: [File] =
    [
      File(name: "settings.json", text: #"{"alerts": {"comparisonMode": "LAZY"}, "other": {"a": 1}}"#, isLikely: true),
      File(
        name: "service.json", text: #"{"ios": {"minimum_version": "1.2.0", "latest_version": "1.4.0"}}"#, isLikely: true
      ),
      File(name: "weather.yaml", text: "tmin: 4\nmessages: []\n", isLikely: true),
      File(
        name: "release.json",
        text: #"{"data": {"packageName": "a.b", "platform": "ANDROID", "versionCode": 4, "versionName": "1"}}"#,
        isLikely: true),
      File(
        name: "mock.json",
        text:
          #"{"request": {"method": "GET"}, "response": {"data": {"id": 1, "appId": 2, "packageName": "a.b", "platform": "IOS", "minutes": 5, "numAperture": 3}}}"#,
        isLikely: true),
      File(name: "news.json", text: #"{"data":{"serverDate":"2022-02-02"}}"#, isLikely: true),
      File(name: "photo.json", text: #"{"data":{"numAperture":1.4}}"#, isLikely: true),
      File(
        name: "recipe.json", text: #"{"id":7,"title":\#(threeTexts),"message":\#(threeTexts),"minutes":35}"#,
        isLikely: true),
      File(
        name: "store.json",
        text:
          #"{"packageName":"a.b","versionCode":12,"versionName":"1.2","title":\#(threeTexts),"message":\#(threeTexts)}"#,
        isLikely: true),
    ] + enclosed

  /// A document that no app reads where it stands.
  private static let enclosed: [File] = [
    File(
      name: "remoteconfig.json",
      text:
        #"{"conditions":[],"parameters":{"ask":{"defaultValue":{"value":"\#(rating.quoted)"},"valueType":"JSON"}}}"#,
      isLikely: true),
    File(name: "strapi.json", text: #"{"data":{"id":1,"attributes":\#(rating)},"meta":{}}"#, isLikely: true),
    File(
      name: "contentful.json", text: #"{"sys":{"id":"a","space":{}},"metadata":{"tags":[]},"fields":\#(rating)}"#,
      isLikely: true),
    File(name: "platforms.json", text: #"{"android":\#(rating),"ios":\#(rating)}"#, isLikely: true),
    File(name: "text.json", text: #""{\"data\":\#(rating.quoted)}""#, isLikely: true),
    File(name: "module.json", text: #"export default {"data":\#(rating)}"#, isLikely: true),
    File(name: "exports.json", text: #"module.exports = {"data":\#(rating)};"#, isLikely: true),
    File(name: "callback.json", text: #"callback({"data":\#(rating)});"#, isLikely: true),
  ]

  private static let threeTexts = #"{"ca":"a","es":"b","en":"c"}"#
  private static let rating =
    #"{"id":1,"appId":2,"packageName":"a.b","platform":"IOS","minutes":5,"numAperture":3,"message":\#(threeTexts)}"#
}

extension String {
  /// As a text in JSON, without the quotes around it.
  fileprivate var quoted: String { replacing("\"", with: "\\\"") }
}
