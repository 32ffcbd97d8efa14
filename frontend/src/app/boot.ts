/**
 * The only script a page asks for by itself. The page is readable and its links work without the
 * application, so that is fetched when the page stands on the screen and the browser has nothing better
 * to do, or at the first touch.
 */
const firstInputs = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

let started = false;
function start() {
  if (started) return;
  started = true;
  for (const type of firstInputs) window.removeEventListener(type, start);
  void import('./entry-browser');
}

for (const type of firstInputs) {
  window.addEventListener(type, start, { passive: true });
}

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

/** Also at once where no paint is to be waited for: in a tab in the background. */
function startAfterPaint() {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    startWhenIdle();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    startWhenIdle();
  });
  observer.observe({ type: 'paint', buffered: true });
}

if (!connection?.saveData) {
  if (document.readyState === 'complete') startAfterPaint();
  else window.addEventListener('load', startAfterPaint, { once: true });
}
