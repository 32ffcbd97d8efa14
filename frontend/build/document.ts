import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Tags that React renders before the page's markup, to be moved into the head. */
const hoisted = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)+/;

/** The built index.html with its style sheet inlined for a faster first paint. */
export async function documentTemplate(clientFolder: string): Promise<string> {
  const html = await readFile(join(clientFolder, 'index.html'), 'utf8');
  const link = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html);
  if (!link?.[1]) throw new Error('The built index.html links no style sheet.');
  const css = (await readFile(join(clientFolder, link[1]), 'utf8')).trim();
  const font = /url\(([^)]+\.woff2)\)/.exec(css)?.[1];
  if (!font) throw new Error('The style sheet names no font to preload.');
  const preload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
  return html
    .replace(link[0], '')
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
