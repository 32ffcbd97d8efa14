import { setTimeout } from 'node:timers/promises';
import { routes } from './routes.ts';

interface Failure {
  path: string;
  reason: string;
  /** Start and end of the request, in milliseconds. */
  from: number;
  to: number;
}

/**
 * Requests five pages and five API calls per second, each on a new connection,
 * until stopped.
 */
export class SteadyTraffic {
  readonly failedPages: Failure[] = [];
  /** Calls that failed twice, `retryAfter` apart. */
  readonly failedCalls: Failure[] = [];
  pages = 0;
  calls = 0;
  retries = 0;
  /** Milliseconds that the slowest call took. */
  slowestCall = 0;
  readonly #baseUrl: string;
  readonly #cookie: string;
  readonly #stopped = new AbortController();
  readonly #done: Promise<unknown>;

  /**
   * @param cookie of a session that must stay valid.
   * @param retryAfter milliseconds in which the backend may refuse calls.
   */
  constructor(baseUrl: string, cookie: string, retryAfter = 3000) {
    this.#baseUrl = baseUrl;
    this.#cookie = cookie;
    this.#done = Promise.all([
      this.#every(200, () => this.#visitPage()),
      this.#every(200, () => this.#callApi(retryAfter)),
    ]);
  }

  /** Waits for pending responses. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#done;
    console.log(
      `${this.pages.toString()} pages: ${this.failedPages.length.toString()} failed. ` +
        `${this.calls.toString()} calls: ${this.retries.toString()} retried, ` +
        `${this.failedCalls.length.toString()} failed.`,
    );
  }

  async #every(milliseconds: number, send: () => Promise<void>): Promise<void> {
    const sent: Promise<void>[] = [];
    while (!this.#stopped.signal.aborted) {
      sent.push(send());
      await setTimeout(milliseconds);
    }
    await Promise.all(sent);
  }

  async #visitPage(): Promise<void> {
    this.pages += 1;
    const { path } = routes[this.pages % routes.length] ?? { path: '/' };
    const failure = await this.#request(path, (body) =>
      body.includes('</html>'),
    );
    if (failure) this.failedPages.push(failure);
  }

  async #callApi(retryAfter: number): Promise<void> {
    this.calls += 1;
    const signedIn = (body: string) => body === '{"authenticated":true}';
    const start = Date.now();
    const refused = await this.#request('/api/admin/check', signedIn);
    this.slowestCall = Math.max(this.slowestCall, Date.now() - start);
    if (!refused) return;
    this.retries += 1;
    await setTimeout(retryAfter);
    const failure = await this.#request('/api/admin/check', signedIn);
    if (failure) this.failedCalls.push(failure);
  }

  async #request(
    path: string,
    isValid: (body: string) => boolean,
  ): Promise<Failure | undefined> {
    const from = Date.now();
    const signal = AbortSignal.timeout(10_000);
    const headers = { cookie: this.#cookie, connection: 'close' };
    const read = async (response: Response) => {
      const body = await response.text();
      const isRight = response.status === 200 && isValid(body);
      return isRight
        ? ''
        : `${response.status.toString()} ${body.slice(0, 200)}`;
    };
    const reason = await fetch(new URL(path, this.#baseUrl), {
      headers,
      signal,
    })
      .then(read)
      .catch(String);
    return reason ? { path, reason, from, to: Date.now() } : undefined;
  }
}
