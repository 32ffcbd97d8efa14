import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute, slashRedirect } from '@/seo/match-route';
import { reportPageView } from './report-page-view';

/** Reports the path of each page once, in the form it ends up in; never the admin page. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (slashRedirect(pathname) || matchRoute(pathname).id === 'admin') return;
    reportPageView(pathname);
  }, [pathname]);
  return null;
}
