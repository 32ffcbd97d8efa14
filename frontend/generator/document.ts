import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { storageKey } from '../src/pages/reading-comfort/choices.ts';
import { loadColors } from './theme-plugin.ts';

/**
 * The only inline script, the same on every page of every practice: it applies
 * what a visitor chose for reading comfort before anything is painted, and
 * again when another tab changes it or the browser brings back a page.
 * nginx/snippets/content-security-policy.conf allows it by its hash
 * (docs/accessibility.md).
 */
const firstScript = `(onstorage=onpageshow=()=>{try{document.documentElement.dataset.comfort=localStorage.${storageKey}||""}catch{}})()`;

/**
 * SITE_VARIANT builds a variant for `make bench`: `bare` has no scripts, and
 * `client-only` has empty pages that are rendered in the browser. Neither has
 * the admin page's preloads.
 */
export const variant = process.env.SITE_VARIANT;

export const withoutScripts = (html: string): string =>
  html.replace(/\s*<script\b.*?<\/script>/gs, '');

/** Converts a built page to the variant, if any. */
export function inVariant(html: string): string {
  if (variant === 'bare') return withoutScripts(html);
  if (variant === 'client-only')
    return html.replace(/(<div id="root">).*(<\/div>)/s, '$1$2');
  return html;
}

/**
 * The application that's built: the site, or the admin page, which has its own.
 * In development, one server has both.
 */
export const application = process.env.SITE_APPLICATION;

/**
 * Puts both scripts and the color of the browser's bars into index.html.
 * Client-only pages load the application directly.
 */
export const completeDocument = (): Plugin => ({
  name: 'document',
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { originalUrl }) {
      const isAdmin =
        application === 'admin' || originalUrl?.startsWith('/admin');
      const boot = isAdmin ? 'boot-admin.ts' : 'boot.ts';
      const entry = isAdmin ? 'entry-admin.tsx' : 'entry-browser.tsx';
      return html
        .replace('var(--band)', (await loadColors()).light('band'))
        .replace('<!--first-script-->', () => `<script>${firstScript}</script>`)
        .replace('boot.ts', variant === 'client-only' ? entry : boot);
    },
  },
});

/**
 * Tags that React renders before the page's markup, to be moved into the head.
 */
const hoisted = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)+/;

const styleLink = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

const bootScript = /\s*<script async type="module"[^>]*><\/script>/;

/**
 * Moves the boot script from the head, where Vite puts it, to the end of the
 * body. There it can be `async` and still find the whole page. Chromium holds
 * back the first paint for 100 ms while it loads a preloaded font, and uses
 * that time to lay out the page, but only if no script is left to wait for.
 */
function bootAtTheEnd(html: string): string {
  const [tag] = bootScript.exec(html) ?? [];
  if (!tag) throw new Error('The built index.html has no async script.');
  return html.replace(tag, '').replace(/\s*<\/body>/, (end) => `${tag}${end}`);
}

/** @throws Error if there's none. */
async function styleSheet(clientFolder: string): Promise<string> {
  const [, href] =
    styleLink.exec(await readFile(join(clientFolder, 'index.html'), 'utf8')) ??
    [];
  if (!href) throw new Error('The built index.html links no style sheet.');
  return (await readFile(join(clientFolder, href), 'utf8')).trim();
}

/**
 * The built index.html with a style sheet inlined for a faster first paint.
 * @param styleFolder has the style sheet: all languages share that of the
 * English pages, because the content security policy allows only one.
 */
export async function documentTemplate(
  clientFolder: string,
  styleFolder = clientFolder,
): Promise<string> {
  const html = await readFile(join(clientFolder, 'index.html'), 'utf8');
  const css = await styleSheet(styleFolder);
  const font = /url\(([^)]+\.woff2)\)/.exec(css)?.[1];
  if (!font) throw new Error('The style sheet names no font to preload.');
  const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
  return bootAtTheEnd(html)
    .replace(styleLink, '')
    .replace('<!--head-->', () => `<!--head-->${preload}<style>${css}</style>`);
}

/**
 * @throws Error if the page has no title, because then its head tags weren't
 * found.
 */
export function fillDocument(template: string, rendered: string): string {
  const head = hoisted.exec(rendered)?.[0];
  if (!head?.includes('<title>'))
    throw new Error('The page rendered no head tags.');
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => rendered.slice(head.length));
}
