import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { type Beacon, largest, longestPath } from 'shared/beacon';
import type { Device, Metric } from 'shared/vitals';
import { loadedRoute } from '@/seo/match-route';

type Values = Partial<Record<Metric, number>>;

/** Sorts windows by the widths that the style sheets use. */
export function deviceOf(width: number): Device {
  if (width < 640) return 'phone';
  return width < 1024 ? 'tablet' : 'desktop';
}

/**
 * The first path of this visit that led to the not-found page, marked by that
 * page.
 */
function missingPath(): Pick<Beacon, 'missing' | 'linked'> {
  const [mark] = performance.getEntriesByName('not-found');
  const path: unknown = mark && (mark as PerformanceMark).detail;
  if (typeof path !== 'string' || path.length > longestPath) return {};
  const loadedHere = loadedRoute().id === 'not-found';
  // Within the application, visitors only come from our own pages.
  const linked =
    !loadedHere || document.referrer.startsWith(`${window.location.origin}/`);
  return { missing: path, linked };
}

function toBeacon(values: Values): Beacon {
  const { id, canonical } = loadedRoute();
  return {
    device: deviceOf(window.innerWidth),
    ...(id !== 'not-found' && { page: canonical }),
    ...values,
    ...missingPath(),
  };
}

/**
 * Measures the visit for the page that the browser loaded, like Google does,
 * and sends it once: when the page is hidden for the first time, because
 * nothing later is certain to happen.
 */
export function measureVisit(): void {
  const values: Values = {};
  const keep = ({ name, value }: MetricType) => {
    const metric = name.toLowerCase() as Metric;
    const rounded =
      metric === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value);
    values[metric] = Math.min(rounded, largest[metric]);
  };
  onCLS(keep);
  onINP(keep);
  onLCP(keep);
  onTTFB(keep);
  // After the library's own listeners, which report the final values.
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const body = JSON.stringify(toBeacon(values));
    navigator.sendBeacon(
      '/api/vitals',
      new Blob([body], { type: 'application/json' }),
    );
  });
}
