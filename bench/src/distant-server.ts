import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { firstFlight } from '../../e2e/src/transferred-bytes.ts';

/**
 * Sends what comes from a server the way TCP does on a line that loses nothing: a first flight, and after each round trip
 * as much again as was acknowledged.
 */
export function sendInFlights(server: Readable, client: Writable, roundTrip: number): void {
  const waiting: Buffer[] = [];
  let window = firstFlight;
  let inFlight = 0;
  let ended = false;
  const send = () => {
    while (waiting.length > 0 && inFlight < window) {
      const [next = Buffer.alloc(0)] = waiting;
      const part = next.subarray(0, window - inFlight);
      if (part.length === next.length) waiting.shift();
      else waiting[0] = next.subarray(part.length);
      inFlight += part.length;
      setTimeout(() => client.write(part), roundTrip / 2);
      setTimeout(() => {
        inFlight -= part.length;
        window += part.length;
        send();
      }, roundTrip);
    }
    if (ended && waiting.length === 0) setTimeout(() => client.end(), roundTrip / 2);
  };
  server.on('data', (data: Buffer) => {
    waiting.push(data);
    send();
  });
  server.on('end', () => {
    ended = true;
    send();
  });
}

/** Delays what goes to the server, and at first also the time that TCP takes to connect. */
function sendRequests(client: Socket, server: Socket, roundTrip: number): void {
  const connected = performance.now() + roundTrip;
  const wait = () => Math.max(0, connected - performance.now()) + roundTrip / 2;
  client.on('data', (data) => setTimeout(() => server.write(data), wait()));
  client.on('end', () => setTimeout(() => server.end(), wait()));
}

/**
 * Puts a server far away. The browser's own throttling delays answers, but has no flights.
 * @param address a URL without a trailing slash
 * @param roundTrip in milliseconds
 * @param use gets the URL of the server seen from far away, without a trailing slash
 */
export async function atDistance<Result>(
  address: string,
  roundTrip: number,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  const proxy = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const server = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      // Browsers can close connections at any time.
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
    }
    sendRequests(client, server, roundTrip);
    sendInFlights(server, client, roundTrip);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  try {
    return await use(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  } finally {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  }
}
