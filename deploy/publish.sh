#!/bin/sh
# Builds the site, uploads it to your own server as a new version and switches to that, as README.md says.
set -e
SERVER=${1:?"Which server? For example: sh deploy/publish.sh root@hotel.it"}
npm run build
VERSION=$(date +%Y-%m-%d-%H%M%S)
sed -e "s#/usr/share/nginx/html#/srv/hotel/$VERSION#" -e '/^ *listen /d' deploy/nginx.conf > ".cache/$VERSION.conf"
rsync -a --chmod=D755,F644 dist/ "$SERVER:/srv/hotel/$VERSION/"
rsync -a --chmod=F644 ".cache/$VERSION.conf" "$SERVER:/srv/hotel/"
# if nginx refuses the settings, goes back to the ones before, since its next start would fail
ssh "$SERVER" "cd /etc/nginx/conf.d || exit; before=\$(readlink hotel.conf)
ln -sfn /srv/hotel/$VERSION.conf hotel.conf
nginx -t && systemctl reload nginx && exit
rm hotel.conf; [ -z \"\$before\" ] || ln -s \"\$before\" hotel.conf; exit 1"
