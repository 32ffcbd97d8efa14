import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/recovery';
import { PageViews } from '@/features/analytics/page-views';
import { matchRoute } from '@/seo/match-route';
import { BottomBar } from './layout/bottom-bar';
import { Header } from './layout/header';
import { PageRoutes } from './page-routes';
import { ScrollAndFocus } from './scroll-and-focus';
import { SlashRedirect } from './slash-redirect';
import '@/components/illustrations/palette.css';
import './tokens.css';
import './typeface.css';
import './base.css';
import './reading-comfort.css';
import { Footer } from './layout/footer.static';

/** The site, for use in a browser or prerender router. */
export function App() {
  // The admin page has a header of its own.
  const forVisitors = matchRoute(useLocation().pathname).id !== 'admin';
  return (
    <>
      {forVisitors && (
        <ErrorBoundary>
          <Header />
        </ErrorBoundary>
      )}
      <main id="main" tabIndex={-1}>
        <PageRoutes />
      </main>
      {forVisitors && (
        <>
          <ErrorBoundary>
            <Footer />
          </ErrorBoundary>
          <ErrorBoundary>
            <BottomBar />
          </ErrorBoundary>
        </>
      )}
      <ErrorBoundary>
        <SlashRedirect />
      </ErrorBoundary>
      <ErrorBoundary>
        <ScrollAndFocus />
      </ErrorBoundary>
      <ErrorBoundary>
        <PageViews />
      </ErrorBoundary>
    </>
  );
}
