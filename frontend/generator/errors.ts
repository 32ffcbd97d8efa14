import type { ApiError } from 'shared/api-answers';
import type { Site } from './bundle.ts';
import { documentTemplate, fillDocument } from './document.ts';
import { writeOutput } from './output.ts';
import { withoutScripts } from './variant.ts';

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
