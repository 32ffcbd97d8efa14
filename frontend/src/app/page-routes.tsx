import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routes } from '@/registry/routes';
import { pageComponent } from './page-modules';

const NotFound = pageComponent('not-found');

/** One route a page of the registry, and the not-found page for every other address. */
export function PageRoutes() {
  return (
    <Suspense>
      <Routes>
        {routes
          .filter(({ id }) => id !== 'not-found')
          .map(({ id, path }) => {
            const Component = pageComponent(id);
            return <Route key={id} path={path} element={<Component />} />;
          })}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
