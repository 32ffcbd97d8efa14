/** What the HTML of the pages shows by itself. */
import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { htmlErrors } from '../../src/html-validator.ts';
import { pngSize, test, type ServedPage } from '../../src/served-pages.ts';
import { homeOf, isEnglish, publicPages } from '../../src/routes.ts';
import { siteUrl } from '../../src/environment.ts';
import { transferredBytes } from '../../src/transferred-bytes.ts';

const KB = 1000;

test('every page is valid HTML', async ({ pages, served }) => {
  for (const { path, html } of [...pages, await served('/admin')]) {
    expect.soft(await htmlErrors(html), path).toEqual([]);
  }
});

// visits.spec.ts adds up everything that a page loads.
test('every page is at most 20 kB, compressed, with its styles', async () => {
  for (const path of publicPages) {
    const bytes = await transferredBytes(new URL(path, siteUrl).href);
    expect.soft(bytes, path).toBeGreaterThan(0);
    expect.soft(bytes, path).toBeLessThanOrEqual(20 * KB);
  }
});

const headerPages = [
  '/about',
  '/new-patients',
  '/eye-care-resources',
  '/services',
  '/for-kids',
  '/myopia-management',
  '/reviews/',
  '/contact',
];

const spanishHeaderPages = ['/es/new-patients', '/es/services', '/es/for-kids', '/es/contact'];

const headerPagesOf = (path: string) => (isEnglish(path) ? headerPages : spanishHeaderPages);

test('the header of every page links to pages, phone, map and booking', async ({ pages }) => {
  for (const { path, document } of pages) {
    const links = await document.evaluate((served) =>
      [...served.querySelectorAll('header a')].map((link) => ({
        href: link.getAttribute('href') ?? '',
        all: ['href', 'target', 'rel'].reduce(
          (text, name) => `${text} ${name}=${link.getAttribute(name) ?? ''}`,
          link.textContent,
        ),
      })),
    );
    const hrefs = links.map(({ href }) => href);
    expect.soft(hrefs, path).toEqual(expect.arrayContaining(headerPagesOf(path)));
    for (const expected of [
      /^(?:Call us|Llámenos).* href=tel:\+/,
      /map.* href=https:/,
      /^(?:Book an|Citas en).* href=https:\S+ target=_blank rel=.*\bnoopener\b/,
    ]) {
      const all = links.map((link) => link.all);
      expect.soft(all, path).toContainEqual(expect.stringMatching(expected));
    }
  }
});

test('images are images, of at most 40 kB', async ({ pages, request }) => {
  const sources = new Set<string>();
  for (const { path, document } of pages.filter((page) => publicPages.includes(page.path))) {
    const own = await document.evaluate((served) =>
      [...served.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? ''),
    );
    expect.soft(own.length, path).toBeGreaterThan(0);
    for (const source of own) sources.add(source);
  }
  for (const source of sources) {
    const response = await request.get(source);
    expect.soft(response.headers()['content-type'], source).toMatch(/^image\//);
    const bytes = (await response.body()).length;
    expect.soft(bytes, `${source} in bytes`).toBeLessThanOrEqual(40 * KB);
  }
});

test('every page has a social image of its own', async ({ pages, request }) => {
  const hashes = new Set<string>();
  for (const { path, html } of pages.filter((page) => publicPages.includes(page.path))) {
    const [image = '', ...others] = Array.from(
      html.matchAll(/<meta (?:property="og:image"|name="twitter:image") content="([^"]+)"/g),
      ([, content = '']) => content,
    );
    expect.soft(others, `Open Graph and Twitter have the same image on ${path}`).toEqual([image]);
    const response = await request.get(new URL(image).pathname);
    expect.soft(response.headers()['content-type'], image).toBe('image/png');
    const png = await response.body();
    expect.soft(pngSize(png), image).toEqual({ width: 1200, height: 630 });
    expect.soft(png.length, image).toBeLessThan(300 * KB);
    hashes.add(createHash('sha256').update(png).digest('hex'));
  }
  expect(hashes.size).toBe(publicPages.length);
});

test('each urgent sign has the same instruction on every page', async ({ pages }) => {
  const instructions = new Map<string, Set<string>>();
  for (const { path, document } of pages) {
    const signs = await document.evaluate((served) =>
      [...served.querySelectorAll('[data-urgent-sign]')].map((sign) => ({
        id: sign.getAttribute('data-urgent-sign') ?? '',
        // Name and instruction. Only some pages say what it can be.
        text: [...sign.children]
          .slice(0, 2)
          .map((part) => part.textContent)
          .join(': '),
        level: sign.closest<HTMLElement>('[data-urgent-level]')?.dataset['urgentLevel'] ?? '',
      })),
    );
    for (const { id, text, level } of signs) {
      const sign = `${homeOf(path)}${id}`;
      instructions.set(sign, (instructions.get(sign) ?? new Set()).add(`${level}: ${text}`));
    }
  }
  // In two languages.
  expect(instructions.size).toBeGreaterThanOrEqual(2 * 17);
  for (const [id, texts] of instructions) expect.soft([...texts], id).toHaveLength(1);
});

test('every answer to what happened leads to a page with one number to dial', async ({ pages }) => {
  for (const questions of ['/something-just-happened/', '/es/something-just-happened/']) {
    const own = pages.filter(({ path }) => path.startsWith(questions));
    const [first, ...answers] = own;
    const linked = await first?.document.evaluate((served) =>
      [...served.querySelectorAll('[data-urgent-advice] li a')].map((link) =>
        link.getAttribute('href'),
      ),
    );
    const paths = new Set([questions, ...(linked ?? [])]);
    expect([...paths].sort()).toEqual(own.map(({ path }) => path).sort());
    expect(answers).toHaveLength(15);
    for (const { path, document } of answers) {
      const calls = await document.evaluate((served) =>
        [...served.querySelectorAll('a')]
          .map(({ textContent, href }) => ({ name: textContent.trim(), href }))
          .filter(({ name }) =>
            /^(?:No ride\? |¿No tiene transporte\? )?(?:Call|Llame al) (?:911|\(\d{3}\))/.test(
              name,
            ),
          ),
      );
      expect
        .soft(calls, path)
        .toEqual([expect.objectContaining({ href: expect.stringMatching(/^tel:/) })]);
    }
  }
});

/** Names and numbers, which are the same in both languages. */
const sameInBoth =
  /^(?:[^a-zá-ú]+|.*(?:Station Lens|Example|Specimen|Sample|Template|Placeholder|Metuchen|Aetna|EyeMed|Medic|NJ FamilyCare|Pearl Street|James Street).*|English|Error|Menu|Total|Blue Cross Blue Shield|Davis Vision|VSP|normal|min)$/i;

/** What a visitor sees and hears, without what is marked as English. */
function texts({ document }: ServedPage): Promise<string[]> {
  return document.evaluate((served) => {
    const walker = served.createTreeWalker(served.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      // Sources are quoted. A link to a page in English has its name, and says so.
      if (parentElement?.closest('script, svg, [lang="en"], [id^="source-"], a[hreflang]'))
        continue;
      found.push(data);
    }
    for (const attribute of ['aria-label', 'alt', 'title', 'placeholder']) {
      for (const element of served.querySelectorAll(`body [${attribute}]`)) {
        found.push(element.getAttribute(attribute) ?? '');
      }
    }
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean);
  });
}

/** The addresses of a page in other languages, by language. */
const alternates = ({ document }: ServedPage) =>
  document.evaluate((served) =>
    Object.fromEntries(
      [...served.querySelectorAll<HTMLLinkElement>('head link[rel=alternate]')].map(
        ({ hreflang, href }) => [hreflang, href],
      ),
    ),
  );

const spanishPages = publicPages.filter((path) => !isEnglish(path));

test('Spanish pages share no text with their English ones', async ({ served, baseURL }) => {
  const address = (page: string) => new URL(page, baseURL).href;
  for (const path of spanishPages) {
    const englishPath = path.replace('/es/', '/');
    const [english, spanish] = [await served(englishPath), await served(path)];
    const language = await spanish.document.evaluate(({ documentElement }) => documentElement.lang);
    expect.soft(language, path).toBe('es');
    const known = new Set(await texts(english));
    const shown = await texts(spanish);
    expect.soft(shown.length, path).toBeGreaterThan(30);
    const same = shown.filter((text) => known.has(text) && !sameInBoth.test(text));
    expect.soft(same, path).toEqual([]);
    const expected = {
      en: address(englishPath),
      es: address(path),
      'x-default': address(englishPath),
    };
    for (const page of [spanish, english]) {
      expect.soft(await alternates(page), path).toEqual(expected);
    }
  }
  expect(await alternates(await served('/about/'))).toEqual({});
});

test('Spanish words on English pages are marked as Spanish', async ({ served }) => {
  for (const [path, words] of [
    ['/', 'Español'],
    ['/contact/', 'Hablamos español.'],
  ] as const) {
    const marked = await (
      await served(path)
    ).document.evaluate(({ body }) =>
      [...body.querySelectorAll('[lang="es"]')].map(({ textContent }) => textContent),
    );
    expect(marked).toContainEqual(expect.stringContaining(words));
  }
});
