import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { freePort } from 'e2e/servers/ports.ts';
import { Nginx } from 'e2e/servers/nginx.ts';
import { firstFlight } from 'e2e/transferred-bytes.ts';

/** A minimal configuration, like in nginx's own example. */
const plainConfiguration = (port: number, root: string, state: string) => `
daemon off;
pid ${state}/nginx.pid;
error_log stderr crit;
worker_processes auto;
events { worker_connections 2048; }
http {
  access_log ${state}/access.log;
  sendfile on;
  tcp_nopush on;
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; }
  client_body_temp_path ${state}/client-body;
  proxy_temp_path ${state}/proxy;
  fastcgi_temp_path ${state}/fastcgi;
  uwsgi_temp_path ${state}/uwsgi;
  scgi_temp_path ${state}/scgi;
  gzip_static on;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`;

/**
 * Serves a folder with a bare nginx during `use`, which gets its URL without a
 * trailing slash.
 */
export async function withPlainNginx<Result>(
  root: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'plain-nginx-'));
  try {
    const [port, file] = [await freePort(), join(folder, 'nginx.conf')];
    await writeFile(file, plainConfiguration(port, root, folder));
    const nginx = await Nginx.start(file, [port]);
    try {
      return await use(`http://127.0.0.1:${port}`);
    } finally {
      await nginx.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Sends what comes from a server the way TCP does on a line that loses nothing:
 * a first flight, and after each round trip as much again as was acknowledged.
 */
function sendInFlights(
  server: Readable,
  client: Writable,
  roundTrip: number,
): void {
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
    if (ended && waiting.length === 0)
      setTimeout(() => client.end(), roundTrip / 2);
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

/**
 * Delays what goes to the server, and at first also the time that TCP takes to
 * connect.
 */
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
  const proxy = createServer(
    { allowHalfOpen: true, noDelay: true },
    (client) => {
      const server = connect({
        host: hostname,
        port: Number(port),
        allowHalfOpen: true,
      });
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
    },
  );
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  try {
    return await use(
      `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    );
  } finally {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  }
}
