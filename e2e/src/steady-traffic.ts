import { get } from 'node:http';
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
    const reason = await new Promise<string>((resolve) => {
      const headers = { cookie: this.#cookie };
      const request = get(new URL(path, this.#baseUrl), { agent: false, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (body += part));
        response.on('error', (error) => {
          resolve(error.message);
        });
        response.on('end', () => {
          const ok = response.statusCode === 200 && isValid(body);
          resolve(ok ? '' : `${String(response.statusCode)} ${body.slice(0, 200)}`);
        });
      });
      request.setTimeout(10_000, () => request.destroy(new Error('timed out after 10 s')));
      request.on('error', (error) => {
        resolve(error.message);
      });
    });
    return reason ? { path, reason, from, to: Date.now() } : undefined;
  }
}

/** Repeats a visit for a number of milliseconds, one at a time, and prints the response times. */
export async function measureVisits(
  duration: number,
  load: string,
  visit: () => Promise<void>,
): Promise<{ median: number }> {
  const times: number[] = [];
  const end = Date.now() + duration;
  while (Date.now() < end) {
    const start = performance.now();
    await visit();
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const [median = 0, slowest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
  console.log(
    `under ${load}: ${times.length.toString()} pages, ` +
      `half within ${median.toFixed(1)} ms, all within ${slowest.toFixed(0)} ms`,
  );
  return { median };
}
