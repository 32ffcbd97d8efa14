import { setTimeout } from 'node:timers/promises';
import { routes } from './routes.ts';

interface Failure {
  path: string;
  reason: string;
  /** Start and end of the request, in milliseconds. */
  from: number;
  to: number;
}

/** Requests five pages and one API call per second, each on a new connection, until stopped. */
export class SteadyTraffic {
  readonly failedPages: Failure[] = [];
  /** Calls that failed twice, three seconds apart. */
  readonly failedCalls: Failure[] = [];
  pages = 0;
  calls = 0;
  retries = 0;
  readonly #baseUrl: string;
  readonly #cookie: string;
  readonly #pending = new Set<Promise<void>>();
  readonly #timers: NodeJS.Timeout[];
  #stopped = false;

  /** @param cookie of a session that must stay valid. */
  constructor(baseUrl: string, cookie: string) {
    this.#baseUrl = baseUrl;
    this.#cookie = cookie;
    this.#timers = [
      setInterval(() => {
        this.#track(this.#visitPage());
      }, 200),
      setInterval(() => {
        this.#track(this.#callApi());
      }, 1000),
    ];
  }

  /** Waits for pending responses. A second call does nothing. */
  async stop(): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#pending);
    console.log(
      `${this.pages.toString()} pages: ${this.failedPages.length.toString()} failed. ` +
        `${this.calls.toString()} calls: ${this.retries.toString()} retried, ` +
        `${this.failedCalls.length.toString()} failed.`,
    );
  }

  #track(pending: Promise<void>): void {
    this.#pending.add(pending);
    void pending.finally(() => this.#pending.delete(pending));
  }

  async #visitPage(): Promise<void> {
    this.pages += 1;
    const { path } = routes[this.pages % routes.length] ?? { path: '/' };
    const failure = await this.#request(path, (body) => body.includes('</html>'));
    if (failure) this.failedPages.push(failure);
  }

  async #callApi(): Promise<void> {
    this.calls += 1;
    const signedIn = (body: string) => body === '{"authenticated":true}';
    if (!(await this.#request('/api/admin/check', signedIn))) return;
    this.retries += 1;
    await setTimeout(3000);
    const failure = await this.#request('/api/admin/check', signedIn);
    if (failure) this.failedCalls.push(failure);
  }

  async #request(path: string, isValid: (body: string) => boolean): Promise<Failure | undefined> {
    const from = Date.now();
    const signal = AbortSignal.timeout(10_000);
    const headers = { cookie: this.#cookie, connection: 'close' };
    const read = async (response: Response) => {
      const body = await response.text();
      const isRight = response.status === 200 && isValid(body);
      return isRight ? '' : `${response.status.toString()} ${body.slice(0, 200)}`;
    };
    const reason = await fetch(new URL(path, this.#baseUrl), { headers, signal })
      .then(read)
      .catch(String);
    return reason ? { path, reason, from, to: Date.now() } : undefined;
  }
}
