import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Tab, TabElement, Colors, Engine } from './site-page.ts';
import { freePort } from '../servers/ports.ts';
import { spawnTied } from '../servers/program.ts';
import { until } from '../servers/until.ts';
import { findProgram } from '../programs.ts';
import { WebKitInspector } from './webkit-inspector.ts';

/** For a start, and for each answer. */
const seconds = 30;

/**
 * Calls a command of W3C WebDriver. These few calls don't need a library:
 * docs/decisions/tests.md.
 */
type Call = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  command: string,
  body?: object,
) => Promise<Value>;

/**
 * Commands below a URL. They throw an error with the driver's message, or one
 * that names what took too long.
 */
const webDriver =
  (url: string): Call =>
  async (method, command, body) => {
    const what = `WebDriver's ${method} ${command}`;
    const response = await fetch(`${url}/${command}`, {
      method,
      signal: AbortSignal.timeout(seconds * 1000),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Error(
        `${what} didn't answer in ${seconds.toString()} seconds.`,
        { cause: error },
      );
    });
    const { value } = (await response.json()) as { value: never };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${what} failed: ${error}: ${message}`);
  };

const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/**
 * The one tab of WebKit's browser. Clearing it is the browser's part:
 * `webkit.ts`.
 */
export class WebKitTab implements Tab {
  readonly messages: string[];
  readonly #call: Call;
  #wheels = 0;

  constructor(call: Call, messages: string[]) {
    this.#call = call;
    this.messages = messages;
  }

  async open(url: string): Promise<void> {
    await this.#call('POST', 'url', { url });
  }

  evaluate: Tab['evaluate'] = async <Result>(
    work: unknown,
    ...args: unknown[]
  ) => {
    const { value, error } = await this.#call<{
      value: Result;
      error?: string;
    }>('POST', 'execute/async', {
      script: `
          const done = arguments[arguments.length - 1];
          const run = async () => (${String(work)})(...[...arguments].slice(0, -1));
          run().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args,
    });
    if (error !== undefined) throw new Error(`In WebKit's page: ${error}`);
    return value;
  };

  elements: Tab['elements'] = async (selector, name) => {
    const visible = await this.evaluate(
      (css) =>
        [...document.querySelectorAll(css)].filter((element) =>
          element.checkVisibility(),
        ),
      selector,
    );
    const named: TabElement[] = [];
    for (const element of visible as unknown as TabElement[])
      if ((await this.#nameOf(element)) === name) named.push(element);
    return named;
  };

  /** The accessible name of an element, if the page still has it. */
  async #nameOf(element: TabElement): Promise<string | undefined> {
    const [id] = Object.values(element) as string[];
    try {
      return await this.#call<string>(
        'GET',
        `element/${id ?? ''}/computedlabel`,
      );
    } catch (error) {
      if (String(error).includes('stale element reference')) return undefined;
      throw error;
    }
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.#perform('pointer', 'mouse', [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async scrollAt(x: number, y: number, deltaY: number): Promise<void> {
    // The driver subtracts what the same wheel has scrolled before, so each
    // turn is that of a new one.
    this.#wheels += 1;
    await this.#perform('wheel', `wheel-${this.#wheels.toString()}`, [
      {
        type: 'scroll',
        x: Math.round(x),
        y: Math.round(y),
        deltaX: 0,
        deltaY,
        duration: 0,
      },
    ]);
  }

  press: Tab['press'] = (key) => this.type(keys[key]);

  async type(text: string): Promise<void> {
    const strokes = Array.from(text.replaceAll('\n', keys.Enter)).flatMap(
      (value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    );
    await this.#perform('key', 'keyboard', strokes);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#call('POST', 'window/rect', { x: 0, y: 0, width, height });
    // The toolbar takes some of the height.
    const toolbar = await this.evaluate(
      (wanted) => wanted - innerHeight,
      height,
    );
    if (toolbar > 0)
      await this.#call('POST', 'window/rect', {
        x: 0,
        y: 0,
        width,
        height: height + toolbar,
      });
  }

  pdf(): Promise<Buffer> {
    throw new Error("WebKit's driver can't print.");
  }

  async #perform(
    type: 'key' | 'pointer' | 'wheel',
    id: string,
    actions: object[],
  ): Promise<void> {
    await this.#call('POST', 'actions', { actions: [{ type, id, actions }] });
  }
}

/** Messages that aren't about a mistake of the page. */
const ignored = [
  // WebKitGTK is built without web app manifests. Safari isn't.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // Three seconds after the load event, a script that's being loaded ahead
  // hasn't been used yet, and WebKit doesn't use a preloaded answer.
  /(\.js|\/api\/admin\/check) was preloaded .* but not used/,
  // No visitor measures as many pages as these tests.
  /429 .*\/api\/vitals$/,
];

/**
 * Lets the window be as narrow as a phone. Its toolbar would keep it at 447
 * pixels.
 */
const narrowToolbar =
  '* { min-width: 0; padding: 0; font-size: 1px; } image { -gtk-icon-transform: scale(0.1); }';

const start = (
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): ChildProcess =>
  spawnTied([program, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });

/** Repeats it until it works. */
const untilStarted = <Result extends object>(
  what: string,
  attempt: () => Promise<Result>,
) =>
  until(
    `${what} to start`,
    () => attempt().catch(() => undefined),
    seconds * 1000,
  );

/**
 * WebKitGTK's small browser, controlled with WebDriver, on a virtual display.
 */
export async function startWebKit(colors: Colors): Promise<Engine> {
  const displayServer = findProgram('Xvfb', ['/usr/bin/Xvfb'], 'xvfb');
  const driverProgram = findProgram(
    'WebKitWebDriver',
    ['/usr/bin/WebKitWebDriver'],
    'webkit2gtk-driver',
  );
  const miniBrowser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
    .sort()
    .at(-1);
  const browserProgram = findProgram(
    'MiniBrowser',
    [miniBrowser ?? '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'],
    'webkit2gtk-driver',
  );

  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), narrowToolbar);

  const display = start(
    displayServer,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    process.env,
  );
  const [displayNumber] = (await once(display.stdio[3] as Readable, 'data', {
    signal: AbortSignal.timeout(seconds * 1000),
  })) as [Buffer];

  const inspectorPort = await freePort();
  const address = `127.0.0.1:${inspectorPort.toString()}`;
  const browser = start(
    browserProgram,
    ['--automation', ...(colors === 'dark' ? ['--dark-mode'] : [])],
    {
      ...process.env,
      DISPLAY: `:${displayNumber.toString().trim()}`,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      WEBKIT_INSPECTOR_SERVER: address,
    },
  );

  const messages: string[] = [];
  const report = (message: string) => {
    if (!ignored.some((pattern) => pattern.test(message)))
      messages.push(message);
  };
  const inspector = await untilStarted('MiniBrowser', () =>
    WebKitInspector.connect(inspectorPort, report),
  );

  await inspector.attached();

  const driverPort = await freePort();
  const driver = start(
    driverProgram,
    [`--port=${driverPort.toString()}`, `--target=${address}`],
    process.env,
  );
  const driverUrl = `http://127.0.0.1:${driverPort.toString()}`;
  const { sessionId } = await untilStarted('WebKitWebDriver', () =>
    webDriver(driverUrl)<{ sessionId: string }>('POST', 'session', {
      capabilities: { alwaysMatch: {} },
    }),
  );
  const call = webDriver(`${driverUrl}/session/${sessionId}`);

  return {
    tab: new WebKitTab(call, messages),
    clearCookies: () => call('DELETE', 'cookie'),
    async close() {
      inspector.close();
      for (const child of [driver, browser, display]) child.kill('SIGKILL');
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
