import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error-boundary';
import { slashless } from '@/seo/match-route';
import { routes } from '@/seo/routes';
import { OpeningPage } from './opening-page';
import { pageComponent } from './page-modules';
import { PageTransition } from './page-transition';

const NotFound = pageComponent('not-found');

/** A route for each page of the registry, and the not-found page for all other paths. */
export function PageRoutes() {
  const route = slashless(useLocation().pathname);
  return (
    <ErrorBoundary route={route}>
      <PageTransition key={route}>
        <Routes>
          {routes
            .filter(({ id }) => id !== 'not-found')
            .map(({ id, path }) => {
              const Component = pageComponent(id);
              const page = (
                <OpeningPage id={id}>
                  <Component />
                </OpeningPage>
              );
              return <Route key={id} path={path} element={page} />;
            })}
          <Route
            path="*"
            element={
              <OpeningPage id="not-found">
                <NotFound />
              </OpeningPage>
            }
          />
        </Routes>
      </PageTransition>
    </ErrorBoundary>
  );
}
