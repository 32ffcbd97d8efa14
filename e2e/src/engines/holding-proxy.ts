import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteUrl } from '../site-url.ts';

interface HoldingProxy {
  /** Serves the site. */
  url: string;
  /** Resolves when the held file is requested. */
  requested: Promise<unknown>;
  close: () => void;
}

/** Serves the site, but never answers requests for files whose path contains a text. For browsers that can't hold one. */
export async function holdingProxy(held: string): Promise<HoldingProxy> {
  const requested = Promise.withResolvers<undefined>();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.includes(held)) {
      requested.resolve(undefined);
      return;
    }
    const { method, headers } = incoming;
    const forwarded = request(new URL(incoming.url ?? '/', siteUrl), { method, headers });
    forwarded.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port.toString()}`,
    requested: requested.promise,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
