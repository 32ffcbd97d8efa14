# shellcheck shell=bash
# What a local stack needs on this machine.

prepare_machine() {
  use_node
  need_commands nginx:nginx redis-server:redis-server envsubst:gettext-base \
    /usr/lib/nginx/modules/ngx_http_brotli_static_module.so:libnginx-mod-http-brotli-static
}
