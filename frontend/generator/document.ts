import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Tags that React renders before the page's markup, to be moved into the head. */
const hoisted = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)+/;

const styleLink = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

const bootScript = /\s*<script async type="module"[^>]*><\/script>/;

/**
 * Moves the boot script from the head, where Vite puts it, to the end of the body. There it can be `async` and still
 * find the whole page. Chromium holds back the first paint for 100 ms while it loads a preloaded font, and uses that time
 * to lay out the page, but only if no script is left to wait for.
 */
function bootAtTheEnd(html: string): string {
  const [tag] = bootScript.exec(html) ?? [];
  if (!tag) throw new Error('The built index.html has no async script.');
  return html.replace(tag, '').replace(/\s*<\/body>/, (end) => `${tag}${end}`);
}

/** @throws Error if there's none. */
async function styleSheet(clientFolder: string): Promise<string> {
  const [, href] = styleLink.exec(await readFile(join(clientFolder, 'index.html'), 'utf8')) ?? [];
  if (!href) throw new Error('The built index.html links no style sheet.');
  return (await readFile(join(clientFolder, href), 'utf8')).trim();
}

/**
 * The built index.html with a style sheet inlined for a faster first paint. @param styleFolder has the style sheet: all languages
 * share that of the English pages, because the content security policy allows only one.
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

/** @throws Error if the page has no title, because then its head tags weren't found. */
export function fillDocument(template: string, rendered: string): string {
  const head = hoisted.exec(rendered)?.[0];
  if (!head?.includes('<title>')) throw new Error('The page rendered no head tags.');
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => rendered.slice(head.length));
}
