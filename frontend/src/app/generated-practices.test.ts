import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { atStart } from '@/content/in-words';
import {
  anyPractice,
  writeFiles,
} from '../../generator/testing/generated-practices.ts';
import { answersSchema } from '../../generator/adopt/answers.ts';
import { practiceFiles } from '../../generator/adopt/practice-files.ts';
import {
  readYaml,
  stringsIn,
} from '../../generator/practice/read/practice-reader.ts';
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
  'content/exam-steps',
  'content/eye-growth',
  'content/insurers',
  'content/myopia-care',
  'content/office',
  'content/opening-details',
  'content/opening-hours',
  'content/prices',
  'content/promises',
  'content/services',
  'content/state-low-vision',
  'features/admin/dashboard/dashboard-data',
  'pages/something-just-happened/answers',
  'pages/something-just-happened/questions',
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

/** Renders a practice and looks at all of its pages. */
async function expectNoMistakes(
  name: string,
  files: Iterable<readonly [string, string]>,
): Promise<void> {
  const folder = join(generated, name);
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
    say(/<(dl|ul|ol)\b[^>]*><\/\1>/.test(page), 'an empty list');
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
  const { changedSections, doctors, practice, reviews } = loaded;
  const textOf = (id: string) => shown(html.get(id) ?? '');
  const { emergencyRoom, entrance, textTo911 } = practice;
  const urgent = textOf('urgent-curtain');
  expect(urgent.includes('Find the emergency room nearest to you')).toBe(
    emergencyRoom === undefined,
  );
  expect(urgent.includes('35 minutes by car')).toBe(
    emergencyRoom?.minutes !== undefined,
  );
  expect(textOf('urgent-flashes').includes('35 minutes from us by car')).toBe(
    emergencyRoom?.minutes !== undefined,
  );
  expect(urgent.includes('Text 911')).toBe(textTo911 === true);
  const access = textOf('legal-accessibility');
  expect(access.includes('without steps')).toBe(entrance === 'step-free');
  expect(access.includes('There are steps')).toBe(entrance === 'steps');
  const everything = [...html.values()].join('\n');
  expect(everything.includes('Call to book')).toBe(!practice.bookingUrl);
  if (!practice.bookingUrl) {
    // Legal pages are the practice's lawyer's.
    const mentions = /book(?:ing)? (?:it )?online|scheduling page|serviceUrl/i;
    for (const [id, page] of html) expect(page, id).not.toMatch(mentions);
  }
  for (const [page, sections] of Object.entries(changedSections)) {
    for (const [id, title] of Object.entries(sections)) {
      const element = new RegExp(`<(div|section) id="${id}"[^>]*>`).exec(
        html.get(page) ?? '',
      );
      expect(element?.[1]).toBe(title ? 'section' : 'div');
      expect(textOf(page)).toContain(title);
    }
  }
  expect(textOf('for-kids').includes('Tips for exam day')).toBe(
    changedSections['for-kids'] === undefined,
  );
  for (const { name } of doctors) expect(textOf('about')).toContain(name);
  for (const { reason } of practice.closures)
    expect(textOf('contact')).toContain(atStart(reason));
  for (const { words } of reviews) expect(textOf('reviews')).toContain(words);
  const days = matches(html.get('home') ?? '', /"validFrom":"([^"]*)"/g);
  expect(days).toEqual(practice.closures.map(({ date }) => date).sort());
}

const { TEST_MATRIX = 'check' } = process.env;

/** In `.ci/run`, `make test` and `make check`. */
const practices = { full: 50, test: 10 }[TEST_MATRIX] ?? 3;

test.each(
  fc
    .sample(anyPractice, { numRuns: practices, seed: 44 })
    .map((files, number) => ({ files, number })),
)('generated practice $number has no mistakes', ({ files, number }) =>
  expectNoMistakes(String(number), files),
);

const answersFolder = join(source, '../generator/testing/answers');

test.each(readdirSync(answersFolder))(
  'a practice from the answers %s has no mistakes',
  async (name) => {
    const text = readFileSync(join(answersFolder, name), 'utf8');
    const read = readYaml(text, answersSchema);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    await expectNoMistakes(name, practiceFiles(read.value));
  },
);

/**
 * A practice without treatments of myopia and without insurers, which says
 * nothing of how it works.
 */
async function renderSilent() {
  const [files = new Map<string, string>()] = fc.sample(anyPractice, {
    numRuns: 1,
    seed: 44,
  });
  const facts = parse(files.get('practice.yaml') ?? '') as object;
  const nothing = { promises: {}, myopia: {}, insurers: {} };
  files.set('practice.yaml', stringify({ ...facts, ...nothing }));
  files.set('treatments.yaml', '[]');
  const written = [...files].map(
    ([name, content]) =>
      [name, content.replace('Myopia management', 'Eye care')] as const,
  );
  const folder = join(generated, 'silent');
  await writeFiles(folder, written);
  return render(folder);
}

test('a silent practice has no page about myopia, none mentions its treatment, and none speaks of insurance', async () => {
  const { html, site } = await renderSilent();
  const ids = site.pages.map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith('myopia-'))).toEqual([]);
  expect(ids).toContain('for-kids');
  const mentioned = ids.filter((id) => {
    // The titles of sources can say it.
    const own = html.get(id)?.replace(/<li id="source-.*?<\/li>/gs, '') ?? '';
    return /myopia (?:control|management|treatment|doctor)|atropine|ortho-k/i.test(
      own,
    );
  });
  expect(mentioned).toEqual([]);
  // Such as “Patients”, which the page has only with their ages.
  const descriptions = site.pages.map(({ description }) => description);
  expect(descriptions.join('\n')).not.toMatch(/Patients, languages/);
  // Those about estimates and privacy have the law's words.
  const own = site.pages.filter(({ kind }) => kind !== 'legal');
  const found = own.flatMap(({ id, title, description }) => {
    const { document } = new JSDOM(html.get(id)).window;
    const prominent = [
      ...document.querySelectorAll('h1, h2, a, button, option'),
    ];
    return [title, description, ...prominent.map((one) => one.textContent)]
      .filter((text) => /insurance/i.test(text))
      .map((text) => `${id}: ${text}`);
  });
  expect(found).toEqual([]);
  for (const { id } of own) {
    expect(shown(html.get(id) ?? ''), id).not.toMatch(
      /insurance cards?|\d without insurance/,
    );
  }
});
