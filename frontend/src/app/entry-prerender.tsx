import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { linkCitations } from '@/components/sources/citations';
import { practice } from '@/content/practice';
import { absoluteUrl, headTags } from '@/seo/head-tags';
import { pages, indexablePages } from '@/seo/pages';
import { App } from './app';
import { launchChecklist } from './launch-checklist';

/**
 * Renders a page to a string: hoisted head tags first, then the content of `#root`.
 * @throws any error of a component, which stops the build.
 */
export async function renderPage(canonical: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={canonical}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // Render in one piece, without hidden blocks that need a script.
      progressiveChunkSize: Infinity,
      onError(error) {
        throw error;
      },
    },
  );
  return linkCitations(await new Response(prelude).text());
}

export { absoluteUrl, launchChecklist, headTags, pages, practice, indexablePages };
