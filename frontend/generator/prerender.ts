import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiError } from 'shared/api-answers';
import { signInScript, type Bundle, type Site } from './bundle.ts';
import { documentTemplate, fillDocument, inVariant, variant, withoutScripts } from './document.ts';
import { writeOutput } from './output.ts';
import { writePrintStyles } from './print-styles.ts';

/** The part of Vite's manifest that's used. Its keys are what `imports` has. */
type Manifest = Readonly<Record<string, { file: string; name: string; imports?: string[] }>>;

/** The chunk that imports the rest of what runs before someone can sign in, React and the application included. */
const adminPage = 'admin-page';

/**
 * The admin page's own tags: a small script asks for the session, and the application loads at once. The page has nothing
 * to read before that, so waiting for the first paint would only delay it. No preload of the session: WebKit asks twice then,
 * or in `no-cors` mode never again.
 */
export async function adminTags(clientFolder: string): Promise<string> {
  const manifestFile = join(clientFolder, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The bundle has no ${key}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add(signInScript);
  const [script] = files;
  add(Object.keys(manifest).find((key) => manifest[key]?.name === adminPage) ?? adminPage);
  // The page loads the boot script itself.
  const modules = [...files].filter((file) => file !== script && !file.includes('/boot-'));
  return [
    `<script async type="module" src="/${script}"></script>`,
    ...modules.map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('');
}

/** `/` becomes pages/index.html, `/about` becomes pages/about.html, `/es` becomes pages/es.html. */
export const pageFile = (path: string): string => `pages${path === '/' ? '/index' : path}.html`;

/** @param styleFolder has the style sheet of all pages */
export async function prerenderPages(
  { site, clientFolder }: Bundle,
  styleFolder: string,
): Promise<void> {
  const printStyles = await writePrintStyles(site);
  const template = (await documentTemplate(clientFolder, styleFolder))
    .replace('<!--print-styles-->', printStyles)
    .replace('<html lang="en">', `<html lang="${site.locale.language}">`);
  for (const { canonical, path } of site.pages) {
    const tags = path === '/admin' && !variant ? await adminTags(clientFolder) : '';
    const page = template.replace(/\s*<!--admin-tags-->/, tags);
    const html = fillDocument(page, await site.renderPage(canonical));
    await writeOutput(pageFile(path), inVariant(html));
  }
}

/** What nginx answers itself: in the API's format, and as a page. */
export async function writeErrors(site: Site, clientFolder: string): Promise<void> {
  const template = withoutScripts(await documentTemplate(clientFolder));
  for (const { status, message, page } of site.serverErrors) {
    const file = `errors/${status}`;
    await writeOutput(`${file}.json`, JSON.stringify({ error: message } satisfies ApiError));
    if (page) {
      await writeOutput(`${file}.html`, fillDocument(template, await site.renderErrorPage(page)));
    }
  }
}
