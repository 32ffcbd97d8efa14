import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test, type TestContext } from 'vitest';
import {
  DayBackend,
  DayScript,
  period,
  publishPages,
} from '../../src/servers/day-script.ts';
import { until } from '../../src/servers/until.ts';

const html = (language: string, text = '') =>
  `<!doctype html>\n<html lang="${language}"><body><div id="root">${text}</div></body></html>\n`;

const pages = {
  'index.html': html('en'),
  'contact.html': html('en', 'Call (732) 555-0142, or (732) 555-0142'),
  'contact/sent.html': html('en'),
  'admin.html': html('en'),
  'admin.html.br': 'compressed',
  'es.html': html('es'),
  'es/contact.html': html('es'),
};

const strip = (text: string, language = 'en') => [
  language,
  '<div id="root"',
  `<aside>${text}</aside><div id="root"`,
];

const closed = (from = -10, until = 3600, text = 'Closed') =>
  period(from, until, strip(text), strip('Cerrado', 'es'));

/** A site in a folder, with a backend that says nothing yet. */
async function createSite({ onTestFinished }: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'day-'));
  // What the script has started can end a moment after it.
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5 }));
  await mkdir(join(folder, 'state'));
  await publishPages(folder, 'first', pages);
  const backend = await DayBackend.start();
  onTestFinished(() => backend.stop());
  const served = join(folder, 'state/day/pages');
  const read = (page: string) => readFile(join(served, page), 'utf8');
  return {
    folder,
    backend,
    served,
    read,
    run: async (address = backend.address, programs = '') => {
      const script = await DayScript.start(folder, address, programs);
      onTestFinished(() => script.kill());
      return script;
    },
    /** Waits until the home page says it. */
    says: (text: string) =>
      until(`the home page to say ${text}`, async () =>
        (await read('index.html').catch(() => '')).includes(text),
      ),
    /** Waits until nginx serves the pages as they were built. */
    isAsBuilt: () =>
      until('the built pages', async () => {
        const path = await realpath(served).catch(() => '');
        return path === join(folder, 'releases/first/pages');
      }),
  };
}

// Side by side, because each of them waits a lot.

test.concurrent(
  'while nothing is set, nginx serves the built pages',
  async (context) => {
    const { backend, isAsBuilt, run, folder } = await createSite(context);
    await run();
    await isAsBuilt();
    await backend.wasAsked(1);
    expect(await readdir(join(folder, 'state/day'))).toEqual(['pages']);
  },
);

test.concurrent(
  'each page says what its language has, wherever it stands, and so do the compressed ones',
  async (context) => {
    const { backend, read, run, says, served } = await createSite(context);
    const phone = (language: string) => [
      language,
      '(732) 555-0142',
      '555-0143',
    ];
    backend.body = period(
      -10,
      3600,
      strip('Closed'),
      strip('Cerrado', 'es'),
      phone('en'),
    );
    await run();
    await says('Closed');
    expect(await read('index.html')).toBe(
      pages['index.html'].replace('<div', '<aside>Closed</aside><div'),
    );
    expect(await read('contact/sent.html')).toContain(
      '<aside>Closed</aside><div id="root"',
    );
    expect(await read('contact.html')).toContain('Call 555-0143, or 555-0143');
    for (const page of ['es.html', 'es/contact.html']) {
      const html = await read(page);
      expect(html).toContain('<aside>Cerrado</aside>');
      const compressed = await readFile(join(served, `${page}.gz`));
      expect(gunzipSync(compressed).toString()).toBe(html);
    }
  },
);

test.concurrent('the admin page stays as it was built', async (context) => {
  const { backend, read, run, says } = await createSite(context);
  backend.body = closed();
  await run();
  await says('Closed');
  for (const page of ['admin.html', 'admin.html.br'] as const)
    expect(await read(page)).toBe(pages[page]);
});

test.concurrent(
  'what means something to Bash comes out as it is',
  async (context) => {
    const { backend, read, run, says } = await createSite(context);
    const text = `& \\& \\1 \\\\ * ? [a-z] "double" 'single' $HOME $(id) \`id\` \${HOME} %s ~ ! # \u2019 ñ \\n`;
    backend.body = period(-10, 3600, strip(text), [
      'en',
      text,
      `${text}, twice`,
    ]);
    await run();
    await says('twice');
    expect(await read('index.html')).toContain(`<aside>${text}, twice</aside>`);
  },
);

test.concurrent(
  'a period follows another, then ends, though no backend answers',
  async (context) => {
    const { backend, isAsBuilt, run, says } = await createSite(context);
    backend.body =
      closed(-10, 4) +
      closed(4, 8, 'Opens late') +
      closed(3600, 7200, 'Tomorrow');
    await run();
    await says('Closed');
    await backend.stop();
    await says('Opens late');
    await isAsBuilt();
  },
);

test.concurrent(
  'a gap between two periods has nothing to say',
  async (context) => {
    const { backend, isAsBuilt, run, says } = await createSite(context);
    backend.body = closed(-20, -10, 'Yesterday') + closed(5, 3600);
    await run();
    await backend.wasAsked(1);
    await isAsBuilt();
    await says('Closed');
  },
);

test.concurrent(
  'a restart without a backend keeps what one said last',
  async (context) => {
    const { backend, read, run, says, served } = await createSite(context);
    backend.body = closed();
    const script = await run();
    await says('Closed');
    const before = await realpath(served);
    await backend.stop();
    await script.kill();
    await run();
    await until('new copies', async () => (await realpath(served)) !== before);
    expect(await read('index.html')).toContain('Closed');
  },
);

type Respond = (response: ServerResponse) => unknown;

const whole = closed(-10, 3600, 'Another');

const respond =
  (body: string, length = Buffer.byteLength(body)): Respond =>
  (response) =>
    response
      .setHeader('Content-Length', length)
      .end(body, () => response.destroy());

for (const [what, answer] of [
  ['that was cut off between two periods', respond(whole, whole.length * 2)],
  ['that was cut off before its first byte', respond('', whole.length)],
  ['without the empty line at its end', respond(whole.slice(0, -1))],
  ['without a replacement', respond('1 9999999999\nen\tonly\n\n')],
  ['with four parts in a line', respond('1 9999999999\nen\ta\tb\tc\n\n')],
  ['without a period', respond('en\ta\tb\n\n')],
  ['with a web page', respond('<p>Hello</p>\n')],
  [
    'with another status',
    (response) => response.writeHead(503, { 'Content-Length': 0 }).end(),
  ],
  [
    'without a length',
    (response) => {
      response.write(whole);
      response.end();
    },
  ],
] as [string, Respond][]) {
  test.concurrent(`an answer ${what} changes nothing`, async (context) => {
    const { backend, run, says, served } = await createSite(context);
    backend.body = closed();
    await run();
    await says('Closed');
    const before = await realpath(served);
    backend.respond = answer;
    await backend.wasAsked(2);
    expect(await realpath(served)).toBe(before);
  });
}

test.concurrent('a backend that hangs holds up no end', async (context) => {
  const { backend, isAsBuilt, run, says } = await createSite(context);
  const end = Date.now() + 5000;
  backend.body = closed(-10, 5);
  await run();
  await says('Closed');
  backend.respond = () => undefined;
  await isAsBuilt();
  expect(Date.now() - end).toBeLessThan(7000);
});

test.concurrent(
  'of several backends behind a name, one that hangs is passed over',
  async (context) => {
    const { backend, folder, run, says } = await createSite(context);
    const [, port = ''] = backend.address.split(':');
    backend.respond = () => undefined;
    const other = await DayBackend.start({
      host: '127.0.0.2',
      port: Number(port),
    });
    context.onTestFinished(() => other.stop());
    other.body = closed();
    const programs = await addProgram(
      folder,
      'getent',
      'printf "%s STREAM backend\\n%s DGRAM\\n" 127.0.0.1 "" 127.0.0.2 ""',
    );
    await run(`backend:${port}`, programs);
    await says('Closed');
  },
);

test.concurrent(
  'a new release is taken up, and older copies are removed',
  async (context) => {
    const { backend, folder, read, run, says, served } =
      await createSite(context);
    backend.body = closed();
    await run();
    await says('Closed');
    await publishPages(folder, 'second', {
      ...pages,
      'index.html': html('en', 'New'),
    });
    await says('New');
    expect(await read('index.html')).toContain('Closed');
    expect(await realpath(served)).toMatch(/\/releases\/second\/pages$/);
    await backend.wasAsked(1);
    const copies = (await readdir(join(folder, 'state/day'))).filter((name) =>
      /^\d/.test(name),
    );
    expect(copies).toHaveLength(1);
  },
);

test.concurrent(
  'a full disk leaves the pages as they are, and is said once',
  async (context) => {
    const { backend, folder, run, says, served } = await createSite(context);
    const programs = await addProgram(
      folder,
      'gzip',
      '[[ -e $0.full ]] || exec /bin/gzip "$@"; echo >>"$0.full"; exit 1',
    );
    backend.body = closed();
    const script = await run(undefined, programs);
    await says('Closed');
    const before = await realpath(served);
    await writeFile(join(programs, 'gzip.full'), '');
    backend.body = closed(-10, 3600, 'Another');
    await backend.wasAsked(3);
    expect(await realpath(served)).toBe(before);
    expect(script.output).toMatch(
      /^day\.sh: The pages [^\n]+ Is it full\?[^\n]*\n$/,
    );
    // Each try takes time that visitors need.
    expect(await readFile(join(programs, 'gzip.full'), 'utf8')).toBe('\n');
    // What's taken down needs no room.
    backend.body = '';
    await says('id="root"></div>');
  },
);

/** A program that takes the place of another. @returns its folder. */
async function addProgram(
  folder: string,
  name: string,
  script: string,
): Promise<string> {
  const programs = join(folder, 'programs');
  await mkdir(programs);
  await writeFile(join(programs, name), `#!/bin/bash\n${script}\n`, {
    mode: 0o755,
  });
  return programs;
}
