import type { Bundle } from './bundle.ts';
import { documentTemplate, fillDocument } from './document.ts';
import { writeOutput } from './output.ts';
import { adminTags } from './admin-tags.ts';
import { writePrintStyles } from './print-styles.ts';
import { inVariant, variant } from './variant.ts';

/** `/` becomes pages/index.html, `/about` becomes pages/about.html, `/es` becomes pages/es.html. */
export function pageFile(path: string): string {
  return `pages${path === '/' ? '/index' : path}.html`;
}

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
