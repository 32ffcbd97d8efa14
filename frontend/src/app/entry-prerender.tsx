import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { practice } from '@/content/practice';
import { absoluteUrl, headTags } from '@/seo/head-tags';
import { pages, indexablePages } from '@/seo/pages';
import { App } from './app';
import { launchChecklist } from './launch-checklist';

/**
 * Renders one page to a string: hoisted head tags first, then the body of `#root`.
 * @throws whatever a component throws: a page that cannot be rendered stops the build.
 */
export async function renderPage(canonical: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={canonical}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // A page in one piece: no hidden blocks that would need a script to be shown.
      progressiveChunkSize: Infinity,
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}

export { absoluteUrl, launchChecklist, headTags, pages, practice, indexablePages };
