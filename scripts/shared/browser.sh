# shellcheck shell=bash
# Debian's Chromium, and a font for it to draw with.

# The whole browser, to measure with.
need_browser() { need_chromium chromium; }

# The same engine without the browser's own windows: tests take half the time.
need_headless_shell() { need_chromium chromium-headless-shell; }

need_chromium() {
  need_commands "${CHROMIUM_PATH:-$1}:$1" \
    /usr/share/fonts/truetype/liberation:fonts-liberation
}
