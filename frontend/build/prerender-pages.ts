import type { Site } from './bundle.ts';
import { documentTemplate, fillDocument } from './document.ts';
import { writeOutput } from './output.ts';
import { writePrintStyles } from './print-styles.ts';
import { inVariant } from './variant.ts';

/** `/` becomes pages/index.html, `/about` becomes pages/about.html. */
export function pageFile(path: string): string {
  return `pages${path === '/' ? '/index' : path}.html`;
}

export async function prerenderPages(site: Site, clientFolder: string): Promise<void> {
  const printStyles = await writePrintStyles(site);
  const template = (await documentTemplate(clientFolder)).replace(
    '<!--print-styles-->',
    printStyles,
  );
  for (const { canonical, path } of site.pages) {
    const html = fillDocument(template, await site.renderPage(canonical));
    await writeOutput(pageFile(path), inVariant(html));
  }
}
