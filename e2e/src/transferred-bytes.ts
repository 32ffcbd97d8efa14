import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';

/**
 * Bytes that a server may send on a fresh connection before the browser
 * acknowledges any: ten packets (RFC 6928).
 */
export const firstFlight = 10 * 1460;

/**
 * The response with its body as it's sent: compressed with brotli, which
 * browsers don't ask for over plain HTTP.
 */
export function compressedResponse(url: URL): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { headers: { 'Accept-Encoding': 'br' } }, resolve).on(
    'error',
    reject,
  );
  return promise;
}

/** Bytes of the compressed body. */
export async function transferredBytes(url: string): Promise<number> {
  let bytes = 0;
  for await (const chunk of await compressedResponse(new URL(url)))
    bytes += (chunk as Buffer).length;
  return bytes;
}
