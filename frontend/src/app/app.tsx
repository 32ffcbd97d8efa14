import { ErrorBoundary } from '@/components/recovery/error-boundary';
import { PageViews } from '@/features/analytics/page-views';
import { BottomBar } from './layout/bottom-bar';
import { Header } from './layout/header';
import { PageRoutes } from './page-routes';
import { ScrollAndFocus } from './scroll-and-focus';
import { SlashRedirect } from './slash-redirect';
import './styles';
import './first-screen';
import { Footer } from './layout/footer.static';

/** If one of them fails, the others go on. */
const afterPage = [Footer, BottomBar, SlashRedirect, ScrollAndFocus, PageViews];

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
      {afterPage.map((Part, index) => (
        <ErrorBoundary key={index}>
          <Part />
        </ErrorBoundary>
      ))}
    </>
  );
}
