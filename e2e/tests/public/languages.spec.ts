import { expect, test } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';
import { isEnglish, publicPages } from '../../src/routes.ts';
import { test as servedTest, type ServedPage } from '../../src/served-document.ts';

const spanishPages = publicPages.filter((path) => !isEnglish(path));

/** Names and numbers, which are the same in both languages. */
const sameInBoth =
  /^(?:[^a-zá-ú]+|.*(?:Station Lens|Example|Specimen|Sample|Template|Placeholder|Metuchen|Aetna|EyeMed|Medic|NJ FamilyCare|Pearl Street).*|English|Error|Menu|Total|Blue Cross Blue Shield|Davis Vision|VSP|normal|min)$/i;

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

for (const path of spanishPages) {
  const englishPath = path.replace('/es/', '/');

  servedTest(`${path} has no text of its English page`, async ({ served }) => {
    const english = new Set(await texts(await served(englishPath)));
    const spanish = await served(path);
    expect(await spanish.document.evaluate(({ documentElement }) => documentElement.lang)).toBe(
      'es',
    );
    const shown = await texts(spanish);
    expect(shown.length).toBeGreaterThan(30);
    expect(shown.filter((text) => english.has(text) && !sameInBoth.test(text))).toEqual([]);
  });

  servedTest(`${path} and its English page name each other`, async ({ served, baseURL }) => {
    const address = (page: string) => new URL(page, baseURL).href;
    const expected = {
      en: address(englishPath),
      es: address(path),
      'x-default': address(englishPath),
    };
    for (const page of [path, englishPath]) {
      expect(await alternates(await served(page)), page).toEqual(expected);
    }
  });
}

servedTest('English pages that are not translated have no alternates', async ({ served }) => {
  expect(await alternates(await served('/about/'))).toEqual({});
});

test('links between the languages lead to the same page', async ({ page }) => {
  await page.goto('/services/');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/services/');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/services/');
});

test('a link to an English page says so, and loads it', async ({ page }) => {
  await page.goto('/es/services/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About (en inglés)' }).click();
  await expect(page).toHaveURL('/about/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('Spanish pages open each other without a reload', async ({ page }) => {
  await page.goto('/es/');
  await hydrated(page);
  await page.locator('body').evaluate((body) => {
    body.dataset['same'] = '';
  });
  await page.getByRole('main').getByRole('link', { name: 'Costo y seguro' }).click();
  await expect(page).toHaveURL('/es/new-patients/#cost');
  await expect(page.locator('body')).toHaveAttribute('data-same');
});

test('an unknown address under /es/ is answered in Spanish', async ({ page }) => {
  const response = await page.goto('/es/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Página no encontrada');
});
