import { get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { routes } from './routes.ts';

interface Failure {
  path: string;
  why: string;
  /** When it was asked and when it was known to have failed, in milliseconds. */
  from: number;
  to: number;
}

/** Five pages and one call of the API a second, each on a connection of its own, until told to stop. */
export class Visitors {
  readonly failedPages: Failure[] = [];
  /** Calls that failed, and failed again three seconds later. */
  readonly failedCalls: Failure[] = [];
  pages = 0;
  calls = 0;
  retries = 0;
  readonly #baseUrl: string;
  readonly #cookie: string;
  readonly #open = new Set<Promise<void>>();
  readonly #timers: NodeJS.Timeout[];
  #left = false;

  /** @param cookie of a session, which every call must find alive. */
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

  /** Waits for the answers still open. Done a second time it does nothing. */
  async leave(): Promise<void> {
    if (this.#left) return;
    this.#left = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#open);
    console.log(
      `${this.pages.toString()} pages: ${this.failedPages.length.toString()} failed. ` +
        `${this.calls.toString()} calls: ${this.retries.toString()} asked twice, ` +
        `${this.failedCalls.length.toString()} failed.`,
    );
  }

  #track(request: Promise<void>): void {
    this.#open.add(request);
    void request.finally(() => this.#open.delete(request));
  }

  async #visitPage(): Promise<void> {
    this.pages += 1;
    const { path } = routes[this.pages % routes.length] ?? { path: '/' };
    const failure = await this.#ask(path, (body) => body.includes('</html>'));
    if (failure) this.failedPages.push(failure);
  }

  async #callApi(): Promise<void> {
    this.calls += 1;
    const signedIn = (body: string) => body === '{"authenticated":true}';
    if (!(await this.#ask('/api/admin/check', signedIn))) return;
    this.retries += 1;
    await setTimeout(3000);
    const failure = await this.#ask('/api/admin/check', signedIn);
    if (failure) this.failedCalls.push(failure);
  }

  async #ask(path: string, isRight: (body: string) => boolean): Promise<Failure | undefined> {
    const from = Date.now();
    const why = await new Promise<string>((resolve) => {
      const headers = { cookie: this.#cookie };
      const request = get(new URL(path, this.#baseUrl), { agent: false, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (body += part));
        response.on('error', (error) => {
          resolve(error.message);
        });
        response.on('end', () => {
          const right = response.statusCode === 200 && isRight(body);
          resolve(right ? '' : `${String(response.statusCode)} ${body.slice(0, 200)}`);
        });
      });
      request.setTimeout(10_000, () => request.destroy(new Error('no answer in 10 s')));
      request.on('error', (error) => {
        resolve(error.message);
      });
    });
    return why ? { path, why, from, to: Date.now() } : undefined;
  }
}
