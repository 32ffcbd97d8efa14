import { expect, type Page } from '@playwright/test';
import { hydrated } from '../../src/hydrated.ts';
import { isEnglish, publicPages } from '../../src/routes.ts';
import { test } from '../../src/site-test.ts';

const spanishPages = publicPages.filter((path) => !isEnglish(path));

/** Names and numbers, which are the same in both languages. */
const sameInBoth =
  /^(?:[^a-zá-ú]+|.*(?:Station Lens|Example|Specimen|Sample|Template|Placeholder|Metuchen|Aetna|EyeMed|Medic|NJ FamilyCare|Pearl Street).*|English|Error|Menu|Total|Blue Cross Blue Shield|Davis Vision|VSP|normal|min)$/i;

/** What a visitor sees and hears, without what is marked as English. */
function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      // Sources are quoted. A link to a page in English has its name, and says so.
      if (parentElement?.closest('script, svg, [lang="en"], [id^="source-"], a[hreflang]'))
        continue;
      found.push(data);
    }
    for (const attribute of ['aria-label', 'alt', 'title', 'placeholder']) {
      for (const element of document.querySelectorAll(`body [${attribute}]`)) {
        found.push(element.getAttribute(attribute) ?? '');
      }
    }
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean);
  });
}

for (const path of spanishPages) {
  test(`${path} has no text of its English page`, async ({ page }) => {
    await page.goto(path.replace('/es/', '/'));
    const english = new Set(await texts(page));
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const shown = await texts(page);
    expect(shown.length).toBeGreaterThan(30);
    expect(shown.filter((text) => english.has(text) && !sameInBoth.test(text))).toEqual([]);
  });

  test(`${path} and its English page name each other`, async ({ page, baseURL }) => {
    const englishPath = path.replace('/es/', '/');
    const expected = { en: englishPath, es: path, 'x-default': englishPath };
    for (const address of [path, englishPath]) {
      await page.goto(address);
      for (const [language, target] of Object.entries(expected)) {
        const link = page.locator(`head link[rel="alternate"][hreflang="${language}"]`);
        await expect(link).toHaveAttribute('href', new URL(target, baseURL).href);
      }
    }
  });
}

test('English pages that are not translated have no alternates', async ({ page }) => {
  await page.goto('/about/');
  await expect(page.locator('link[rel="alternate"]')).toHaveCount(0);
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
