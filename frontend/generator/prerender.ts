import type { ApiError } from 'shared/api-answers';
import type { Bundle, Site } from './bundle.ts';
import {
  adminTemplate,
  completePage,
  errorTemplate,
  pageTemplate,
  variant,
  withoutScripts,
} from './document.ts';
import { writeOutput } from './output.ts';

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
  const whole = pageTemplate(site, clientFolder, styleFolder);
  const { path: laterPath, css } = whole.laterStyles;
  await writeOutput(`files/${laterPath}`, css);
  const template = variant === 'bare' ? withoutScripts(whole) : whole;
  const admin = adminFolder ? adminTemplate(adminFolder) : template;
  for (const { id, canonical, path } of site.pages) {
    const rendered = await site.renderPage(canonical);
    const html = completePage(
      id === 'admin' ? admin : template,
      site,
      rendered,
    );
    await writeOutput(pageFile(path), html);
  }
}

/** What nginx answers itself: in the API's format, and as a page. */
export async function writeErrors(
  site: Site,
  clientFolder: string,
): Promise<void> {
  const template = errorTemplate(site, clientFolder);
  for (const { status, message, page } of site.serverErrors) {
    const file = `errors/${status}`;
    await writeOutput(
      `${file}.json`,
      JSON.stringify({ error: message } satisfies ApiError),
    );
    if (page) {
      const rendered = await site.renderErrorPage(page);
      await writeOutput(`${file}.html`, completePage(template, site, rendered));
    }
  }
}
