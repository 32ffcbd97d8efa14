/**
 * The only script that a page loads directly. Pages are readable and their links work without the
 * application, so it's loaded when the browser is idle after the first paint, or on the first interaction.
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

// Not from components/privacy-signals.ts, whose chunk would load with this script.
const { connection } = navigator;

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

/** Background tabs never paint, so start right away. */
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

if (document.querySelector('[rel=modulepreload]')) {
  // The admin page: there's nothing to read before the application runs.
  start();
} else if (!connection?.saveData) {
  if (document.readyState === 'complete') startAfterPaint();
  else window.addEventListener('load', startAfterPaint, { once: true });
}
