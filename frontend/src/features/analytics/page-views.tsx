import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute, slashRedirect } from '@/seo/match-route';
import { reportPageView } from './report-page-view';

/** Reports each page's final path once; never the admin page. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (slashRedirect(pathname) || matchRoute(pathname).id === 'admin') return;
    reportPageView(pathname);
  }, [pathname]);
  return null;
}
