import type { Plugin } from 'vite';

/**
 * SITE_VARIANT builds a form of this site that `make bench` puts beside it: `bare`, pages without any
 * script, or `client-only`, pages that hold nothing until the application has drawn them.
 */
const variant = process.env.SITE_VARIANT;

/** A built page as the variant has it; unchanged where none is named. */
export function inVariant(html: string): string {
  if (variant === 'bare') return html.replace(/<script\b.*?<\/script>/gs, '');
  if (variant === 'client-only') return html.replace(/(<div id="root">).*(<\/div>)/s, '$1$2');
  return html;
}

/** Client-only pages ask for the application themselves, with the preload lists that Vite writes for such. */
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
