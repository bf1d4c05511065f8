#!/bin/sh
# Pushes the images of both kinds of machine, as tools/join-dist.sh leaves them. It needs an identity: GH_TOKEN, of the account GITHUB_ACTOR.
#
# usage: tools/push-image.sh FOLDER vVERSION
set -eu
tools="$(dirname "$0")"
registry=ghcr.io
"$tools/install.sh" skopeo
printf %s "$GH_TOKEN" | skopeo login --username "$GITHUB_ACTOR" --password-stdin "$registry"
# Names of images have no capitals.
owner="$(tr '[:upper:]' '[:lower:]' <"$tools/../packaging/owner")"
for tag in "${2#v}" "${2#v}-arm64"; do skopeo copy "oci:$1:$tag" "docker://$registry/$owner/osam-lint:$tag"; done
