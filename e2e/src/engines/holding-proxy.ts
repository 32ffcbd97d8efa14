import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteUrl } from '../site-url.ts';

interface HoldingProxy {
  /** Serves the site. */
  url: string;
  /** Resolves when the held file is requested. */
  requested: Promise<unknown>;
  /** Answers what it has held, and holds nothing from now on. */
  release: () => void;
  close: () => void;
}

/** Serves the site, but holds requests for files whose path contains a text. For browsers that can't hold one. */
export async function holdingProxy(held: string): Promise<HoldingProxy> {
  const requested = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  const server = createServer((incoming, outgoing) => {
    const forward = () => {
      const { method, headers } = incoming;
      const forwarded = request(new URL(incoming.url ?? '/', siteUrl), { method, headers });
      forwarded.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(forwarded);
    };
    if (!incoming.url?.includes(held)) {
      forward();
      return;
    }
    requested.resolve(undefined);
    void released.promise.then(forward);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port.toString()}`,
    requested: requested.promise,
    release() {
      released.resolve(undefined);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
