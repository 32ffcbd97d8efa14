import { createElement } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/recovery/error-boundary';
import { matchRoute } from '@/seo/match-route';
import { slashless } from '@/seo/pathnames';
import { HeadingOnly, OpeningPage } from './opening-page';
import { pageComponent } from './page-modules';
import { PageTransition } from './page-transition';

/**
 * The page at the address, or the not-found page. By the same table that the
 * build writes nginx's files from, because React Router's own routes ignore
 * case and repeated slashes.
 */
export function PageRoutes() {
  const { pathname } = useLocation();
  const route = slashless(pathname);
  const { id } = matchRoute(pathname);
  return (
    <ErrorBoundary route={route} offline={<HeadingOnly id={id} offline />}>
      <PageTransition key={route}>
        <OpeningPage id={id}>{createElement(pageComponent(id))}</OpeningPage>
      </PageTransition>
    </ErrorBoundary>
  );
}
