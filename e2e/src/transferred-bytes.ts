import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';

function request(url: URL): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { headers: { 'Accept-Encoding': 'br' } }, resolve).on('error', reject);
  return promise;
}

/** Bytes of the brotli-compressed body. Browsers don't request brotli over plain HTTP. */
export async function transferredBytes(url: string): Promise<number> {
  let bytes = 0;
  for await (const chunk of await request(new URL(url))) bytes += (chunk as Buffer).length;
  return bytes;
}
