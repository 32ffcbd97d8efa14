import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { matchPage, slashRedirect } from '@/registry/match';
import { reportPageView } from './report-page-view';

/** Reports the path of each page once, in the form it ends up in; never the admin page. */
export function PageViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (slashRedirect(pathname) || matchPage(pathname).id === 'admin') return;
    reportPageView(pathname);
  }, [pathname]);
  return null;
}
