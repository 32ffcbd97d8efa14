import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.ts';

const timeout = 10_000;
const maxBodySize = 4 * 1024 * 1024;

/** A response from nginx. Redirects aren't followed. */
export interface PageResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Why there was no usable response. */
export interface NoResponse {
  /** A sentence. */
  readonly failure: string;
}

/** Requests pages and files from nginx's internal port only. */
@Injectable()
export class PagesClient {
  private readonly origin: string;

  constructor(settings: Settings) {
    this.origin = new URL(settings.PAGES_URL).origin;
  }

  /** @throws Error if the path would leave this origin. */
  async get(path: string, signal: AbortSignal): Promise<PageResponse | NoResponse> {
    const url = new URL(path, this.origin);
    if (url.origin !== this.origin) throw new Error('The path leaves the site.');
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    try {
      const response = await fetch(url, { redirect: 'manual', signal: limit });
      const body = await readBody(response);
      if (!body) return { failure: 'It’s larger than 4 MB.' };
      return { status: response.status, headers: response.headers, body };
    } catch {
      const duration = limit.aborted ? 'within 10 seconds' : 'at all';
      return { failure: `It didn’t answer ${duration}.` };
    }
  }
}

/** Resolves with undefined if the body is too large. */
async function readBody({ body }: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBodySize) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
