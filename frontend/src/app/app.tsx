import { ErrorBoundary } from '@/components/recovery';
import { PageViews } from '@/features/analytics/page-views';
import { BottomBar } from './layout/bottom-bar';
import { Header } from './layout/header';
import { PageRoutes } from './page-routes';
import { ScrollAndFocus } from './scroll-and-focus';
import { SlashRedirect } from './slash-redirect';
import './styles';
import { Footer } from './layout/footer.static';

/** The site for visitors, for use in a browser or prerender router. */
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
        <BottomBar />
      </ErrorBoundary>
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
