import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.ts';

const timeout = 10_000;
const largestAnswer = 4 * 1024 * 1024;

/** What nginx answered. A redirect is an answer like any other: it isn't followed. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Why there was no answer, as a sentence. */
export interface NoAnswer {
  readonly failure: string;
}

/** Reads pages and files from nginx's inner port, and from nowhere else. */
@Injectable()
export class PagesClient {
  private readonly origin: string;

  constructor(settings: Settings) {
    this.origin = new URL(settings.PAGES_URL).origin;
  }

  /** @throws Error for a path that would lead to another host. */
  async get(path: string, signal: AbortSignal): Promise<Answer | NoAnswer> {
    const url = new URL(path, this.origin);
    if (url.origin !== this.origin) throw new Error('A path led away from the site.');
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    try {
      const response = await fetch(url, { redirect: 'manual', signal: limit });
      const body = await readBody(response);
      if (!body) return { failure: 'It is larger than 4 MB.' };
      return { status: response.status, headers: response.headers, body };
    } catch {
      const silent = limit.aborted ? 'within 10 seconds' : 'at all';
      return { failure: `It did not answer ${silent}.` };
    }
  }
}

/** Nothing when there is too much of it. */
async function readBody({ body }: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > largestAnswer) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
