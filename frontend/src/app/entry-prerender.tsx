import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { linkCitations } from '@/components/sources/citations';
import * as openingHours from '@/content/opening-hours?data';
import { practice } from '@/content/practice';
import { serverErrors, type ServerError } from '@/content/server-errors';
import { t } from 'shared/t';
import { absoluteUrl, headTags } from '@/seo/head-tags';
import { language, prefix } from '@/seo/languages';
import { pages, indexablePages } from '@/seo/pages';
import { routeById } from '@/seo/routes';
import { PageLayout } from '@/components/page-layout';
import { Admin } from '@/features/admin/admin';
import { page as adminPage } from '@/pages/admin/page';
import { App } from './app';
import { ErrorPage } from './error-page';

/**
 * Renders a page to a string: hoisted head tags first, then the content of
 * `#root`.
 * @throws any error of a component, which stops the build.
 */
export async function renderPage(canonical: string): Promise<string> {
  if (canonical === adminPage.canonical)
    return render(canonical, adminDocument);
  return render(canonical, <App />);
}

const adminDocument = (
  <PageLayout page={adminPage}>
    <Admin />
  </PageLayout>
);

/** Renders the page of an error in the same way. */
export const renderErrorPage = (
  page: NonNullable<ServerError['page']>,
): Promise<string> => render('/', <ErrorPage {...page} />);

/** For printed pages. */
export const bookOnline = (address: string): string =>
  t('Book online: {address}', { address });

/** The same, with the address of the questions about urgent signs. */
export function urgentOnline(host: string): string {
  const address = `${host}${routeById('something-just-happened').canonical}`;
  return t('Urgent eye problem? {address}', { address });
}

async function render(location: string, content: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={location}>{content}</StaticRouter>
    </StrictMode>,
    {
      // Render in one piece, without hidden blocks that need a script.
      progressiveChunkSize: Infinity,
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}

/** The language of the build. */
export const locale = { language, prefix };

export {
  absoluteUrl,
  headTags,
  indexablePages,
  linkCitations,
  openingHours,
  pages,
  practice,
  serverErrors,
};
