import type { Tab, TabElement } from './tab.ts';
import type { WebDriverSession } from './webdriver-session.ts';

const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** The one tab of WebKit's browser. Clearing it is the browser's part: `webkit.ts`. */
export class WebKitTab implements Tab {
  readonly messages: string[];
  readonly #session: WebDriverSession;
  #wheels = 0;

  constructor(session: WebDriverSession, messages: string[]) {
    this.#session = session;
    this.messages = messages;
  }

  async open(url: string): Promise<void> {
    await this.#session.post('url', { url });
  }

  evaluate: Tab['evaluate'] = async <Result>(work: unknown, ...args: unknown[]) => {
    const { value, error } = await this.#session.post<{ value: Result; error?: string }>(
      'execute/async',
      {
        script: `
          const done = arguments[arguments.length - 1];
          const run = async () => (${String(work)})(...[...arguments].slice(0, -1));
          run().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        args,
      },
    );
    if (error !== undefined) throw new Error(`In WebKit's page: ${error}`);
    return value;
  };

  async run(script: string): Promise<void> {
    await this.#session.post('execute/sync', { script, args: [] });
  }

  elements: Tab['elements'] = async (selector, name) => {
    const visible = await this.evaluate(
      (css) => [...document.querySelectorAll(css)].filter((element) => element.checkVisibility()),
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
      return await this.#session.get<string>(`element/${id ?? ''}/computedlabel`);
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
    // The driver subtracts what the same wheel has scrolled before, so each turn is that of a new one.
    this.#wheels += 1;
    await this.#perform('wheel', `wheel-${this.#wheels.toString()}`, [
      { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY, duration: 0 },
    ]);
  }

  press: Tab['press'] = (key) => this.type(keys[key]);

  async type(text: string): Promise<void> {
    const strokes = Array.from(text.replaceAll('\n', keys.Enter)).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#perform('key', 'keyboard', strokes);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#session.post('window/rect', { x: 0, y: 0, width, height });
    // The toolbar takes some of the height.
    const toolbar = await this.evaluate((wanted) => wanted - innerHeight, height);
    if (toolbar > 0)
      await this.#session.post('window/rect', { x: 0, y: 0, width, height: height + toolbar });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#session.get<string>('screenshot'), 'base64');
  }

  pdf(): Promise<Buffer> {
    throw new Error("WebKit's driver can't print.");
  }

  async #perform(type: 'key' | 'pointer' | 'wheel', id: string, actions: object[]): Promise<void> {
    await this.#session.post('actions', { actions: [{ type, id, actions }] });
  }
}
