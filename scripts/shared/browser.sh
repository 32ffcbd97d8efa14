# shellcheck shell=bash

# Debian's Chromium for the browser tests, and a font for it to draw with.
need_browser() {
  need_commands "${CHROMIUM_PATH:-chromium}:chromium" \
    /usr/share/fonts/truetype/liberation:fonts-liberation
}
