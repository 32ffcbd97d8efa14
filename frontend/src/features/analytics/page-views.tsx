import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { asksNotToBeTracked } from '@/components/privacy-signals';
import { matchRoute, slashRedirect } from '@/seo/match-route';

type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let gtag: Gtag | undefined;

function loadGtag(): Gtag {
  const dataLayer = (window.dataLayer ??= []);
  const command: Gtag = function () {
    dataLayer.push(arguments);
  };
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${__GA_MEASUREMENT_ID__}`;
  document.head.append(script);
  command('js', new Date());
  command('config', __GA_MEASUREMENT_ID__, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  return command;
}

/** Sends only the path: no query string, hash, title or referrer. */
function reportPageView(path: string): void {
  if (asksNotToBeTracked()) return;
  gtag ??= loadGtag();
  // Set globally, not per event, so the service's own events can't send more.
  gtag('set', {
    page_path: path,
    page_location: window.location.origin + path,
    page_title: '',
    page_referrer: '',
  });
  gtag('event', 'page_view');
}

/**
 * How the ids of pages begin that say something about their reader's health, or
 * that a person writes to us from. No one else hears of these. A change belongs
 * in the privacy policy, too (`generator/practice/read/placeholders.ts`).
 */
const unreported = [
  'contact',
  'legal-',
  'myopia-visit',
  'something-just-happened',
  'urgent-',
];

const isReported = (pathname: string): boolean => {
  const { id } = matchRoute(pathname);
  return !unreported.some((start) => id.startsWith(start));
};

function ReportedPageViews() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!slashRedirect(pathname) && isReported(pathname))
      reportPageView(pathname);
  }, [pathname]);
  return null;
}

/**
 * Reports the final path of most pages once. A build without a measurement id leaves
 * out all of this.
 */
export const PageViews =
  __GA_MEASUREMENT_ID__ === '' ? () => null : ReportedPageViews;
