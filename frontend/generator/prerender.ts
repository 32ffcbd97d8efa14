import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiError } from 'shared/api-answers';
import type { Bundle, Site } from './bundle.ts';
import {
  documentTemplate,
  fillDocument,
  inVariant,
  variant,
  withoutScripts,
} from './document.ts';
import { writeOutput } from './output.ts';
import { writePrintStyles } from './print-styles.ts';

/**
 * Makes the sign-in appear one round trip earlier. WebKit doesn't use a
 * preloaded answer, and asks again.
 */
const sessionPreload =
  '<link rel="preload" href="/api/admin/check" as="fetch" crossorigin="use-credentials">';

/**
 * The admin page's document. What its boot script loads is preloaded, but after
 * that script.
 */
async function adminTemplate(
  adminFolder: string,
  styleFolder: string,
): Promise<string> {
  const template = await documentTemplate(adminFolder, styleFolder);
  if (variant) return template;
  const scripts = await readdir(join(adminFolder, 'assets'));
  const preloads = scripts
    .filter((name) => /^(?:admin|vendor|rolldown-runtime)-.*\.js$/.test(name))
    .map((name) => `<link rel="modulepreload" href="/assets/${name}">`);
  return template
    .replace('</head>', `${sessionPreload}</head>`)
    .replace('</body>', `${preloads.join('')}</body>`);
}

/**
 * `/` becomes pages/index.html, `/about` becomes pages/about.html, `/es`
 * becomes pages/es.html.
 */
export const pageFile = (path: string): string =>
  `pages${path === '/' ? '/index' : path}.html`;

/** @param styleFolder has the style sheet of all pages */
export async function prerenderPages(
  { site, clientFolder, adminFolder }: Bundle,
  styleFolder: string,
): Promise<void> {
  const printStyles = await writePrintStyles(site);
  const template = await documentTemplate(clientFolder, styleFolder);
  const admin = adminFolder
    ? await adminTemplate(adminFolder, styleFolder)
    : template;
  for (const { id, canonical, path } of site.pages) {
    const document = (id === 'admin' ? admin : template)
      .replace('<!--print-styles-->', printStyles)
      .replace('<html lang="en">', `<html lang="${site.locale.language}">`);
    const html = fillDocument(document, await site.renderPage(canonical));
    await writeOutput(pageFile(path), inVariant(html));
  }
}

/** What nginx answers itself: in the API's format, and as a page. */
export async function writeErrors(
  site: Site,
  clientFolder: string,
): Promise<void> {
  const template = withoutScripts(await documentTemplate(clientFolder));
  for (const { status, message, page } of site.serverErrors) {
    const file = `errors/${status}`;
    await writeOutput(
      `${file}.json`,
      JSON.stringify({ error: message } satisfies ApiError),
    );
    if (page) {
      await writeOutput(
        `${file}.html`,
        fillDocument(template, await site.renderErrorPage(page)),
      );
    }
  }
}
