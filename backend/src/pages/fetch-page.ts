import { isManifest, type Manifest } from 'shared/manifest';
import * as is from 'shared/shape';

const timeout = 10_000;
const maxBodySize = 4 * 1024 * 1024;

/** A response from nginx. Without a usable one, the status is 0. */
export interface PageResponse {
  /** Why there's no usable response, as a sentence. */
  readonly failure?: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

export const noResponse = (failure: string): PageResponse => ({
  failure,
  status: 0,
  headers: new Headers(),
  body: Buffer.alloc(0),
});

/** Follows no redirects, reads at most 4 MB, and never rejects. */
export async function fetchPage(
  url: URL,
  signal: AbortSignal,
): Promise<PageResponse> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
  try {
    const { status, headers, body } = await fetch(url, {
      redirect: 'manual',
      signal: limit,
    });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxBodySize) return noResponse('It’s larger than 4 MB.');
      chunks.push(chunk);
    }
    return { status, headers, body: Buffer.concat(chunks) };
  } catch {
    return noResponse(
      `It didn’t answer ${limit.aborted ? 'within 10 seconds' : 'at all'}.`,
    );
  }
}

/**
 * Undefined if nginx has none or one from another version, or if another
 * program is listening there.
 */
export async function fetchManifest(
  pagesUrl: string,
  signal: AbortSignal,
): Promise<Manifest | undefined> {
  const { body } = await fetchPage(new URL('/manifest.json', pagesUrl), signal);
  return is.parseJson(body.toString(), isManifest);
}
