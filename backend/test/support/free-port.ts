import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { withTimeout } from './until.ts';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await withTimeout('a free port', once(server, 'listening'));
  const { port } = server.address() as AddressInfo;
  server.close();
  await withTimeout('a free port to be left', once(server, 'close'));
  return port;
}
