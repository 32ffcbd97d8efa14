import type { Phone } from './phone.ts';

/** A page's requests. */
export interface Traffic {
  /** Counts those before a time in milliseconds since 1970. Bytes are those of whole responses, including headers. */
  readonly before: (time: number) => { requests: number; bytes: number };
  /** Resolves after this many milliseconds without pending requests. */
  waitUntilIdle: (milliseconds: number) => Promise<void>;
}

/** The code that times visits. It has its own budget and is loaded after everything else. */
const vitals = '/assets/vitals-';

export async function watchTraffic({ cdp }: Pick<Phone, 'cdp'>): Promise<Traffic> {
  const pending = new Set<string>();
  const all = new Map<string, { readonly time: number; bytes: number }>();
  let lastChange = performance.now();
  const traffic: Traffic = {
    before(limit) {
      const counted = [...all.values()].filter(({ time }) => time < limit);
      return {
        requests: counted.length,
        bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0),
      };
    },
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
  cdp.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (!request.url.startsWith('http') || request.url.includes(vitals)) return;
    pending.add(requestId);
    all.set(requestId, { time: wallTime * 1000, bytes: 0 });
    changed();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pending.delete(requestId)) return;
    const request = all.get(requestId);
    if (request) request.bytes = encodedDataLength;
    changed();
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    pending.delete(requestId);
    changed();
  });
  await cdp.send('Network.enable');
  return traffic;
}
