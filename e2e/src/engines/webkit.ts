import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../servers/ports.ts';
import { findProgram } from './find-program.ts';
import type { Colors, Engine } from './tab.ts';
import { WebDriverSession } from './webdriver-session.ts';
import { WebKitInspector } from './webkit-inspector.ts';
import { WebKitTab } from './webkit-tab.ts';

const startSeconds = 30;

/** Messages that aren't about a mistake of the page. */
const ignored = [
  // WebKitGTK is built without web app manifests. Safari isn't.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // Three seconds after the load event, a script that's being loaded ahead hasn't been used yet. And the session check
  // of the admin page may not be stored, so WebKit asks for it twice.
  /(\.js|\/api\/admin\/check) was preloaded .* but not used/,
  // No visitor measures as many pages as these tests.
  /429 .*\/api\/vitals$/,
];

/** Lets the window be as narrow as a phone. Its toolbar would keep it at 447 pixels. */
const narrowToolbar =
  '* { min-width: 0; padding: 0; font-size: 1px; } image { -gtk-icon-transform: scale(0.1); }';

/** Children that end with this process, even if it's killed. */
function start(program: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
}

/** Calls a function until it resolves. @throws Error that names what didn't start. */
async function untilStarted<Result>(what: string, attempt: () => Promise<Result>): Promise<Result> {
  const limit = Date.now() + startSeconds * 1000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > limit)
        throw new Error(`${what} didn't start in ${startSeconds.toString()} seconds.`, {
          cause: error,
        });
      await delay(20);
    }
  }
}

/** WebKitGTK's small browser, controlled with WebDriver, on a virtual display. */
export async function startWebKit(colors: Colors): Promise<Engine> {
  const displayServer = findProgram('Xvfb', ['/usr/bin/Xvfb'], 'xvfb');
  const driverProgram = findProgram(
    'WebKitWebDriver',
    ['/usr/bin/WebKitWebDriver'],
    'webkit2gtk-driver',
  );
  const miniBrowser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1);
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
    signal: AbortSignal.timeout(startSeconds * 1000),
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
    if (!ignored.some((pattern) => pattern.test(message))) messages.push(message);
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
  const session = await untilStarted('WebKitWebDriver', () =>
    WebDriverSession.create(`http://127.0.0.1:${driverPort.toString()}`),
  );

  return {
    tab: new WebKitTab(session, messages),
    clearCookies: () => session.delete('cookie'),
    async close() {
      inspector.close();
      for (const child of [driver, browser, display]) child.kill('SIGKILL');
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
