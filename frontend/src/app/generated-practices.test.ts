import fc from 'fast-check';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { atStart } from '@/content/in-words';
import {
  anyPractice,
  writeFiles,
} from '../../generator/testing/generated-practices.ts';
import { stringsIn } from '../../generator/practice/read/practice-reader.ts';
import { loadPractice } from '../../generator/practice/read/load-practice.ts';
import { practiceModules } from '../../generator/practice/modules/practice-modules.ts';

const source = join(import.meta.dirname, '..');
const generated = join(source, '../.cache/generated-practices');

// No closure has passed yet.
vi.useFakeTimers({ toFake: ['Date'], now: 0 });

afterAll(() => rm(generated, { recursive: true, force: true }));

/** What the build evaluates once, for one practice. */
const evaluatedInBuild = [
  'content/claim-checks',
  'content/eye-growth',
  'content/office',
  'content/opening-details',
  'content/opening-hours',
  'features/admin/dashboard/dashboard-data',
  'pages/something-just-happened/answers',
  'seo/route-table',
];

/** The site of a practice, with the pages' HTML by id. */
async function render(folder: string) {
  const loaded = await loadPractice(folder, false);
  const modules = practiceModules(loaded).map(
    ([name, code]) => [`${name}.ts`, code] as const,
  );
  await writeFiles(join(folder, 'modules'), modules);
  vi.resetModules();
  for (const [name] of practiceModules(loaded)) {
    vi.doMock(
      `practice/${name}`,
      () => import(join(folder, `modules/${name}.ts`)),
    );
  }
  for (const name of evaluatedInBuild) {
    vi.doMock(`@/${name}?data`, () => import(join(source, `${name}.ts`)));
  }
  const site = await import('./entry-prerender');
  const { matchRoute } = await import('@/seo/match-route');
  const html = new Map<string, string>();
  for (const { canonical, id } of site.pages)
    html.set(id, await site.renderPage(canonical));
  return { loaded, site, html, matchRoute };
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': '’' };

/** Elements that start and end a line. */
const blocks = [
  'div',
  'section',
  'p',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'dt',
  'dd',
  'td',
  'th',
  'tr',
  'table',
  'ul',
  'ol',
  'button',
  'summary',
  'option',
  'text',
  'label',
  'legend',
  'nav',
  'br',
];
const blockTags = new RegExp(`</?(?:${blocks.join('|')})\\b[^>]*>`, 'g');

/** What a page shows, a line for each block. */
const shown = (html: string) =>
  html
    .replace(/<(script|style)\b[^]*?<\/\1>|<!--[^]*?-->/g, '')
    .replace(blockTags, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(amp|lt|gt|quot|#x27);/g,
      (_, name: keyof typeof entities) => entities[name],
    )
    .replace(/[^\S\n]+/g, ' ');

/** Wrong in any sentence. */
const mistakes = [
  /\b(?:undefined|null|NaN|Infinity)\b|\[object|[{}]/,
  / [,.;](?!\d)|,[,.]|\.\.|\(\)/,
  /\b(?!that|had)(\p{L}+) \1\b/iu,
  // Not with \b, which sees a word's end in "García".
  /(?<!\p{L})a (?!one|eu|us|uni)[aeiou]/u,
  /\ban (?![aeiouAEFHILMNORSX8]|hour|honest)/,
  /\b(?:1|one) (?:doctors|stars|reviews|minutes|days|treatments)\b|\ball (?:one|two)\b/i,
  /\b(?:and|of|the|our|your)[.;:?!]/i,
  /\b\d\.0\b/,
  /\bthey (?:is|was|has|does|says|examines|speaks|measures|helps|looks|takes|explains)\b/i,
];

const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

test.each(
  fc
    .sample(anyPractice, {
      numRuns: process.env.TEST_MATRIX === 'full' ? 50 : 10,
      seed: 44,
    })
    .map((files, number) => ({ files, number })),
)('generated practice $number has no mistakes', async ({ files, number }) => {
  const folder = join(generated, String(number));
  await writeFiles(folder, files);
  const { html, loaded, matchRoute, site } = await render(folder);
  const ids = new Map(
    [...html].map(([id, page]) => [id, matches(page, / id="([^"]*)"/g)]),
  );
  const found: string[] = [];
  for (const { canonical, description, id, title } of site.pages) {
    const page = html.get(id) ?? '';
    const text = shown(page);
    const say = (isWrong: boolean, what: string) =>
      isWrong && found.push(`${id}: ${what}`);
    // Waits for the session.
    if (id === 'admin') continue;
    for (const mistake of mistakes) {
      const at = text.search(mistake);
      say(at >= 0, text.slice(Math.max(0, at - 60), at + 60));
    }
    say(matches(page, /<(h1)\b/g).length !== 1, 'not one h1');
    say(new Set(ids.get(id)).size !== ids.get(id)?.length, 'an id twice');
    say(title.length > 60, title);
    say(description.length < 70 || description.length > 160, description);
    for (const href of matches(page, /<a [^>]*?href="([/#][^"]*)"/g)) {
      const { pathname, hash } = new URL(href, `http://site${canonical}`);
      const target = matchRoute(pathname).id;
      if (/\.\w+$|^\/es\//.test(pathname)) continue;
      say(target === 'not-found' && id !== target, href);
      say(hash !== '' && !ids.get(target)?.includes(hash.slice(1)), href);
    }
    for (const json of matches(
      page,
      /<script type="application\/ld\+json">(.*?)<\/script>/gs,
    )) {
      const written = stringsIn(JSON.parse(json));
      say(
        written.some(
          (text) => text.trim() === '' || /undefined|[{}]/.test(text),
        ),
        json,
      );
    }
  }
  expect(found).toEqual([]);
  const { doctors, practice, reviews } = loaded;
  const textOf = (id: string) => shown(html.get(id) ?? '');
  for (const { name } of doctors) expect(textOf('about')).toContain(name);
  for (const { reason } of practice.closures)
    expect(textOf('contact')).toContain(atStart(reason));
  for (const { words } of reviews) expect(textOf('reviews')).toContain(words);
  const days = matches(html.get('home') ?? '', /"validFrom":"([^"]*)"/g);
  expect(days).toEqual(practice.closures.map(({ date }) => date).sort());
});
