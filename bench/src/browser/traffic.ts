import type { Phone } from './phone.ts';

/** Counts what a page asks for. */
export interface Traffic {
  requests: number;
  /** Bytes of all answers as they travelled, with their headers. */
  bytes: number;
  /** Resolves when nothing has been under way for so many milliseconds. */
  rest: (milliseconds: number) => Promise<void>;
}

/** Watches from now on. */
export async function watchTraffic({ cdp }: Pick<Phone, 'cdp'>): Promise<Traffic> {
  const underWay = new Set<string>();
  let lastChange = performance.now();
  const traffic: Traffic = {
    requests: 0,
    bytes: 0,
    async rest(milliseconds) {
      for (;;) {
        const left = lastChange + milliseconds - performance.now();
        if (underWay.size === 0 && left <= 0) return;
        await new Promise((resolve) => setTimeout(resolve, Math.max(left, 20)));
      }
    },
  };
  const changed = () => {
    lastChange = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    underWay.add(requestId);
    traffic.requests += 1;
    changed();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underWay.delete(requestId);
    traffic.bytes += encodedDataLength;
    changed();
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    underWay.delete(requestId);
    changed();
  });
  await cdp.send('Network.enable');
  return traffic;
}
