import { loadedRoute } from '@/seo/match-route';

type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

let gtag: Gtag | undefined;

/**
 * Neither without a measurement id, nor when the browser asks not to be tracked, nor from the admin's
 * document, whose policy allows no other host.
 */
function mayReport(): boolean {
  return (
    __GA_MEASUREMENT_ID__ !== '' &&
    loadedRoute().id !== 'admin' &&
    navigator.globalPrivacyControl !== true &&
    navigator.doNotTrack !== '1'
  );
}

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

/** Sends the path alone: no query string, no hash, no title, no page before. */
export function reportPageView(path: string): void {
  if (!mayReport()) return;
  gtag ??= loadGtag();
  // Set for good, not sent along once: what the service adds by itself shall not know more.
  gtag('set', {
    page_path: path,
    page_location: window.location.origin + path,
    page_title: '',
    page_referrer: '',
  });
  gtag('event', 'page_view');
}
