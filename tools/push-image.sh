#!/bin/sh
# Pushes an image that tools/oci.sh has made. It needs an identity: GH_TOKEN, of the account GITHUB_ACTOR.
#
# usage: tools/push-image.sh FOLDER vVERSION
set -eu
tools="$(dirname "$0")"
registry=ghcr.io
"$tools/install.sh" skopeo
printf %s "$GH_TOKEN" | skopeo login --username "$GITHUB_ACTOR" --password-stdin "$registry"
# Names of images have no capitals.
owner="$(tr '[:upper:]' '[:lower:]' <"$tools/../packaging/owner")"
skopeo copy "oci:$1:${2#v}" "docker://$registry/$owner/osam-lint:${2#v}"
