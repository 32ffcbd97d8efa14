import { PageViews } from '@/features/analytics/page-views';
import { Arrival } from './arrival';
import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { PageRoutes } from './page-routes';
import { SlashRedirect } from './slash-redirect';
import '@/pictures/palette.css';
import './tokens.css';
import './base.css';

/** The whole site inside a router: the browser's or the prerender's. */
export function App() {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        <PageRoutes />
      </main>
      <Footer />
      <SlashRedirect />
      <Arrival />
      <PageViews />
    </>
  );
}
