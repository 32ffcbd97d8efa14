/**
 * The only script that a page loads directly. It says whether the practice is
 * open now. Pages are readable and their links work without the application, so
 * it's loaded when the browser is idle after the first paint, or on the first
 * interaction. Weak devices and slow lines wait for that interaction: reading
 * costs them nothing more.
 */
import { showDay, startLiveHours } from '@/components/live-hours';
import { withSecondTry } from './second-try';

const inputs = [
  'pointerdown',
  'keydown',
  'touchstart',
  'focusin',
  'wheel',
] as const;

const { connection, deviceMemory = 8, hardwareConcurrency: cores } = navigator;
const savesData = connection?.saveData;

/**
 * Firefox and Safari tell neither their memory, in GB, nor their connection.
 */
const isWeak =
  deviceMemory <= 2 ||
  (deviceMemory <= 4 && cores <= 2) ||
  (connection?.effectiveType ?? '4g') !== '4g';

let started = false;
function start() {
  if (started) return;
  started = true;
  void startApplication();
}

async function startApplication() {
  // React renders what the page says.
  await showDay();
  const { takenOver, prefetchPages, measureUnlessRefused } =
    await withSecondTry(() => import('./entry-browser'));
  await takenOver;
  if (savesData) return;
  whenIdle(() => {
    prefetchPages(whenIdle);
    // Later, so that a tap doesn't wait for both.
    whenIdle(() => void measureUnlessRefused());
  });
}

function startOnInput() {
  // scroll-and-focus.tsx asks whether there was one.
  performance.mark('input');
  start();
}
for (const type of inputs) {
  window.addEventListener(type, startOnInput, { passive: true, once: true });
}
// Someone was faster than this script. Firefox before 120 and Safari before
// 16.4 don't say.
if ('userActivation' in navigator && navigator.userActivation.hasBeenActive)
  startOnInput();

function whenIdle(run: () => void) {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

/**
 * Once there's something to read: a busy phone paints the background first.
 * After a second in any case: background tabs never paint, and Firefox doesn't
 * report the paint of a page that it scrolls first, to a hash or to where it
 * was before.
 */
function startAfterPaint() {
  const startIdle = () => whenIdle(start);
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint')[0]) startIdle();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(startIdle, 1000);
}

// In development, there's nothing to paint before.
if (import.meta.env.DEV) start();
else if (!savesData && !isWeak) {
  if (document.readyState === 'complete') startAfterPaint();
  else {
    window.addEventListener('load', startAfterPaint, { once: true });
    // A picture that hangs holds up `load` for minutes.
    setTimeout(startAfterPaint, 5000);
  }
}

// Last, so that whatever goes wrong here doesn't keep the application from
// starting.
startLiveHours();
