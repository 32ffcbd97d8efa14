import type { Plugin } from 'vite';

/**
 * SITE_VARIANT builds a variant for `make bench`: `bare` has no scripts, and `client-only` has empty pages that
 * are rendered in the browser. Neither has the admin page's own tags.
 */
export const variant = process.env.SITE_VARIANT;

export const withoutScripts = (html: string): string =>
  html.replace(/\s*<script\b.*?<\/script>/gs, '');

/** Converts a built page to the variant, if any. */
export function inVariant(html: string): string {
  if (variant === 'bare') return withoutScripts(html);
  if (variant === 'client-only') return html.replace(/(<div id="root">).*(<\/div>)/s, '$1$2');
  return html;
}

/** Client-only pages load the application directly, with Vite's preload list. */
export function variantEntry(): Plugin {
  return {
    name: 'variant-entry',
    apply: () => variant === 'client-only',
    config: () => ({ build: { modulePreload: { polyfill: false } } }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/app/boot.ts', '/src/app/entry-browser.tsx'),
    },
  };
}
