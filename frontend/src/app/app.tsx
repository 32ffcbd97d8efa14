import { PageViews } from '@/features/analytics/page-views';
import { ErrorBoundary } from '@/ui/error-boundary';
import { prerendered } from '@/ui/prerendered';
import { Arrival } from './arrival';
import { Header } from './layout/header';
import { PageRoutes } from './page-routes';
import { SlashRedirect } from './slash-redirect';
import '@/pictures/palette.css';
import './tokens.css';
import './typeface.css';
import './base.css';

/** Still, and the same on every page: no page has to load it again. */
const Footer = prerendered(() => import('./layout/footer'));

/** The whole site inside a router: the browser's or the prerender's. */
export function App() {
  return (
    <>
      <ErrorBoundary>
        <Header />
      </ErrorBoundary>
      <main id="main" tabIndex={-1}>
        <PageRoutes />
      </main>
      <ErrorBoundary>
        <Footer />
      </ErrorBoundary>
      <ErrorBoundary>
        <SlashRedirect />
      </ErrorBoundary>
      <ErrorBoundary>
        <Arrival />
      </ErrorBoundary>
      <ErrorBoundary>
        <PageViews />
      </ErrorBoundary>
    </>
  );
}
