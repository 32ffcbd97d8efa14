/** What the HTML of the pages shows by itself. */
import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { htmlErrors } from '../../src/html-validator.ts';
import { pngSize, test, type ServedPage } from '../../src/served-pages.ts';
import { isEnglish, publicPages } from '../../src/routes.ts';
import { siteUrl } from '../../src/environment.ts';
import { transferredBytes } from '../../src/transferred-bytes.ts';

const KB = 1000;

test('every page is valid HTML', async ({ pages, served }) => {
  for (const { path, html } of [...pages, await served('/admin')]) {
    expect.soft(await htmlErrors(html), path).toEqual([]);
  }
});

// visits.spec.ts adds up everything that a page loads.
test('every page is at most 24.7 kB, compressed, with its styles', async () => {
  for (const path of publicPages) {
    const bytes = await transferredBytes(new URL(path, siteUrl).href);
    expect.soft(bytes, path).toBeGreaterThan(0);
    expect.soft(bytes, path).toBeLessThanOrEqual(24.7 * KB);
  }
});

test('what comes before the later styles has its own in the page', async ({
  pages,
  request,
}) => {
  for (const { path, document } of pages) {
    const { href, before } = await document.evaluate((served) => {
      const link = served.querySelector('main link[data-later-styles]');
      const elements = [...served.querySelectorAll('main *')].filter(
        (element) =>
          link &&
          element.compareDocumentPosition(link) &
            Node.DOCUMENT_POSITION_FOLLOWING,
      );
      return {
        href: link?.getAttribute('href') ?? '',
        before: elements.flatMap(({ classList }) => [...classList]),
      };
    });
    const styles = await (await request.get(href)).text();
    const named = new Set(styles.match(/(?<=\.)[a-z][\w-]*/gi));
    const late = new Set(before.filter((name) => named.has(name)));
    expect.soft([...late], path).toEqual([]);
  }
});

test('the typeface never replaces text that is shown', ({ pages }) => {
  for (const { path, html } of pages) {
    const [face = ''] = /@font-face\s*\{[^}]*\}/.exec(html) ?? [];
    expect.soft(face, path).toMatch(/font-display:\s*optional/);
  }
});

test('no sentence that’s printed first ends with two periods', ({ pages }) => {
  for (const { path, html } of pages) {
    const printed = html.match(/ data-printed="[^"]*"/g) ?? [];
    expect.soft(printed, path).toHaveLength(2);
    expect.soft(printed.join('\n'), path).not.toContain('..');
  }
});

test('at most one image of a page has priority', ({ pages }) => {
  for (const { path, html } of pages) {
    const prioritized = html.match(/<img[^>]* fetchPriority="high"/gi) ?? [];
    expect.soft(prioritized.length, path).toBeLessThanOrEqual(1);
  }
});

const call = /^(?:Call us|Llámenos).* href=tel:\+/;
const map = /map.* href=https:/;
const booking =
  /^(?:Book an|Citas en).* href=https:\S+ target=_blank rel=.*\bnoopener\b/;

/** Around urgent advice, nothing leads to an office that can be closed. */
const headerLinks = (path: string): readonly RegExp[] =>
  path.includes('/something-just-happened') ? [] : [call, map, booking];

test('the header links to phone, map and booking, unless the page is about something urgent', async ({
  pages,
}) => {
  for (const { path, document } of pages) {
    const links = await document.evaluate((served) =>
      Array.from(served.querySelectorAll('header a'), (link) =>
        ['href', 'target', 'rel'].reduce(
          (text, name) => `${text} ${name}=${link.getAttribute(name) ?? ''}`,
          link.textContent,
        ),
      ),
    );
    for (const expected of headerLinks(path)) {
      expect.soft(links, path).toContainEqual(expect.stringMatching(expected));
    }
  }
});

/** Pictures that are shared aren't on the page. */
const largest = (path: string) => (path.startsWith('/social/') ? 300 : 40) * KB;

test('every image that a page names is one, and small', async ({
  pages,
  request,
}) => {
  const named =
    /(?<=["'(])[^"'()\s]+\.(?:avif|ico|jpe?g|png|svg|webp)(?=["')])/g;
  const addresses = new Set(
    pages.flatMap(({ html }) => html.match(named) ?? []),
  );
  expect(addresses.size).toBeGreaterThan(publicPages.length);
  for (const address of addresses) {
    const { pathname } = new URL(address, siteUrl);
    const response = await request.get(pathname);
    expect
      .soft(response.headers()['content-type'], address)
      .toMatch(/^image\//);
    const { length } = await response.body();
    expect.soft(length, address).toBeLessThanOrEqual(largest(pathname));
  }
});

test('every page has a social image of its own', async ({ pages, request }) => {
  const hashes = new Set<string>();
  for (const { path, html } of pages.filter((page) =>
    publicPages.includes(page.path),
  )) {
    const [image = '', ...others] = Array.from(
      html.matchAll(
        /<meta (?:property="og:image"|name="twitter:image") content="([^"]+)"/g,
      ),
      ([, content = '']) => content,
    );
    expect
      .soft(others, `Open Graph and Twitter have the same image on ${path}`)
      .toEqual([image]);
    const response = await request.get(new URL(image).pathname);
    const png = await response.body();
    expect.soft(pngSize(png), image).toEqual({ width: 1200, height: 630 });
    hashes.add(createHash('sha256').update(png).digest('hex'));
  }
  expect(hashes.size).toBe(publicPages.length);
});

test('every answer to what happened has one number to dial', async ({
  pages,
}) => {
  const answers = pages.filter(({ path }) =>
    /something-just-happened\/(?!can-wait)./.test(path),
  );
  expect(answers).toHaveLength(2 * 22);
  for (const { path, document } of answers) {
    const names = await document.evaluate((served) =>
      // Without what replaces it while the office is closed.
      Array.from(served.querySelectorAll('main a[href^="tel:"]'))
        .filter((link) => !link.closest('[data-office="closed"]'))
        .map((link) => link.textContent.trim()),
    );
    const calls =
      /^(?:No ride\? |¿No tiene transporte\? )?(?:Call|Llame al) (?:911|\(\d{3}\))/;
    // It can be before the steps and after them.
    const numbers = new Set(names.filter((name) => calls.test(name)));
    expect.soft([...numbers], path).toHaveLength(1);
  }
});

/** Texts with one of these names can be the same in both languages. */
const names = [
  'Station Lens',
  'Example',
  'Specimen',
  'Sample',
  'Template',
  'Placeholder',
  'Metuchen',
  'Aetna',
  'EyeMed',
  'Medic',
  'NJ FamilyCare',
  'Horizon NJ Health',
  'UnitedHealthcare',
  'Fidelis Care',
  'Wellpoint',
  'Humana',
  'Oscar',
  'Spectera',
  'CFR',
  'Pearl Street',
  'James Street',
  'Blue Cross Blue Shield',
  'Davis Vision',
  'VSP',
];

const sameWords = [
  'English',
  'Error',
  'Menu',
  'NJ',
  'OD',
  'Total',
  'doctor',
  'normal',
  'min',
];

const isSameInBoth = (text: string): boolean =>
  !/[a-zá-ú]/i.test(text) ||
  /^\d+ min$/.test(text) ||
  // The signature of a review.
  /^[A-Z][a-z]+ [A-Z]\.$/.test(text) ||
  sameWords.includes(text) ||
  names.some((name) => text.includes(name));

const inEnglish =
  'script, svg, body [lang="en"], [id^="source-"], details dt, a[hreflang]';

/** What a visitor sees and hears, without what is marked as English. */
const texts = ({ document }: ServedPage): Promise<string[]> =>
  document.evaluate((served, quoted) => {
    const walker = served.createTreeWalker(served.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      // Sources, and the words of a school's form, are quoted. A link to a page
      // in English has its name, and says so.
      if (parentElement?.closest(quoted)) continue;
      found.push(data);
    }
    for (const attribute of ['aria-label', 'alt', 'title', 'placeholder']) {
      for (const element of served.querySelectorAll(`body [${attribute}]`)) {
        found.push(element.getAttribute(attribute) ?? '');
      }
    }
    return [
      ...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim())),
    ].filter(Boolean);
  }, inEnglish);

const spanishPages = publicPages.filter((path) => !isEnglish(path));

test('Spanish pages share no text with their English ones', async ({
  served,
}) => {
  for (const path of spanishPages) {
    const englishPath = path.replace('/es/', '/');
    const english = await served(englishPath);
    const spanish = await served(path);
    const language = await spanish.document.evaluate(
      ({ documentElement }) => documentElement.lang,
    );
    expect.soft(language, path).toBe('es');
    const known = new Set(await texts(english));
    const shown = await texts(spanish);
    expect.soft(shown.length, path).toBeGreaterThan(30);
    const same = shown.filter((text) => known.has(text) && !isSameInBoth(text));
    expect.soft(same, path).toEqual([]);
  }
});

test('Spanish words on English pages are marked as Spanish', async ({
  served,
}) => {
  for (const [path, words] of [
    ['/', 'Español'],
    ['/contact/', 'Hablamos español.'],
  ] as const) {
    const marked = await (
      await served(path)
    ).document.evaluate(({ body }) =>
      [...body.querySelectorAll('[lang="es"]')].map(
        ({ textContent }) => textContent,
      ),
    );
    expect(marked).toContainEqual(expect.stringContaining(words));
  }
});
