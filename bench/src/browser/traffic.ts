import type { Phone } from './phone.ts';

/** Counts a page's requests. */
export interface Traffic {
  requests: number;
  /** Transferred bytes of all responses, including headers. */
  bytes: number;
  /** Resolves after this many milliseconds without pending requests. */
  waitUntilIdle: (milliseconds: number) => Promise<void>;
}

/** The code that times visits. It has its own budget and is loaded after everything else. */
const vitals = '/assets/vitals-';

export async function watchTraffic({ cdp }: Pick<Phone, 'cdp'>): Promise<Traffic> {
  const pending = new Set<string>();
  let lastChange = performance.now();
  const traffic: Traffic = {
    requests: 0,
    bytes: 0,
    async waitUntilIdle(milliseconds) {
      for (;;) {
        const left = lastChange + milliseconds - performance.now();
        if (pending.size === 0 && left <= 0) return;
        await new Promise((resolve) => setTimeout(resolve, Math.max(left, 20)));
      }
    },
  };
  const changed = () => {
    lastChange = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http') || request.url.includes(vitals)) return;
    pending.add(requestId);
    traffic.requests += 1;
    changed();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pending.delete(requestId)) return;
    traffic.bytes += encodedDataLength;
    changed();
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    pending.delete(requestId);
    changed();
  });
  await cdp.send('Network.enable');
  return traffic;
}
