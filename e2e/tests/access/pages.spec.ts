import { expect, type Page } from '@playwright/test';
import {
  targetViolationsAtTheTop,
  violationsInEveryColorScheme,
} from '../../src/axe-violations.ts';
import { show } from '../../src/color-schemes.ts';
import { ariaSnapshot, unclearNames } from '../../src/aria-snapshot.ts';
import { servedText } from '../../src/served-text.ts';
import { distinctPages, isEnglish, responsePages } from '../../src/routes.ts';
import { smallTargetsAtAnyWidth } from '../../src/small-targets.ts';
import { sidewaysScroll, unreadableText } from '../../src/text-layout.ts';
import { withDefaultFontSize, withRootFontSize } from '../../src/text-size.ts';
import { spaceOutText } from '../../src/text-spacing.ts';
import { test } from '../../src/visits.ts';

type Check = () => Promise<void>;

/** `/contact/sent/` as `contact-sent`, the home page as `home`. */
const fileName = (path: string) => path.split('/').filter(Boolean).join('-') || 'home';

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

for (const path of [...distinctPages, ...responsePages]) {
  const linked = isEnglish(path) ? headerPages : spanishHeaderPages;

  test.describe(path, () => {
    // Tests share the page, with and without JavaScript. All but the last are read-only.
    test.describe.configure({ mode: 'default', timeout: 180_000 });

    test(`${path} has working header links without JavaScript`, async ({ visits }) => {
      const { page } = await visits.to(path, { javaScriptEnabled: false });
      const header = page.getByRole('banner');
      for (const target of linked) {
        await expect(header.locator(`a[href="${target}"]`).filter({ visible: true })).toHaveCount(
          1,
        );
      }
      await expect(header.getByRole('link', { name: /^(?:Call us|Llámenos)/ })).toHaveAttribute(
        'href',
        /^tel:\+/,
      );
      await expect(header.getByRole('link', { name: /map/ })).toHaveAttribute('href', /^https:/);
      const booking = header.getByRole('link', { name: /^(?:Book an|Citas en)/ });
      await expect(booking).toHaveAttribute('href', /^https:/);
      await expect(booking).toHaveAttribute('target', '_blank');
      await expect(booking).toHaveAttribute('rel', /\bnoopener\b/);
    });

    test(`${path} has the same text with and without JavaScript`, async ({ visits }) => {
      const plain = await visits.to(path, { javaScriptEnabled: false });
      const text = await servedText(plain.page.getByRole('main'));
      expect(text).toMatch(/\w+ \w+ \w+/);
      const { page } = await visits.to(path);
      await expect.poll(() => servedText(page.getByRole('main'))).toBe(text);
    });

    test(`${path} matches its aria snapshot`, async ({ visits }) => {
      const { page } = await visits.to(path);
      // Contact's hours mark the day of the test.
      const snapshot = (await ariaSnapshot(page.getByRole('main'))).replace(
        / \((?:today|hoy)\)/,
        '',
      );
      expect(snapshot).toMatchSnapshot(`${fileName(path)}.txt`);
      expect(await unclearNames(page.locator('body'))).toEqual([]);
    });

    test(`${path} has large enough targets`, async ({ visits }) => {
      const { page } = await visits.to(path);
      expect(await smallTargetsAtAnyWidth(page)).toEqual([]);
      expect(await targetViolationsAtTheTop(page)).toEqual([]);
    });

    test(`${path} is readable at 400% zoom`, async ({ visits }) => {
      const { page } = await visits.to(path);
      // 1280 px at 400% zoom.
      await show(page, 'light', 320);
      expect.soft(await sidewaysScroll(page)).toBe(0);
      expect.soft(await unreadableText(page)).toEqual([]);
    });

    for (const [setting, widths, enlarge] of [
      [
        'default font size',
        [390],
        (page: Page, check: Check) => withDefaultFontSize(page, 32, check),
      ],
      [
        'root font size',
        [390, 1280],
        (page: Page, check: Check) => withRootFontSize(page, '200%', check),
      ],
    ] as const) {
      test(`${path} is readable with the ${setting} at 200%`, async ({ visits }) => {
        const { page } = await visits.to(path);
        for (const width of widths) {
          await show(page, 'light', width);
          await enlarge(page, async () => {
            expect.soft(await sidewaysScroll(page), `${width.toString()} px wide`).toBe(0);
            expect.soft(await unreadableText(page), `${width.toString()} px wide`).toEqual([]);
          });
        }
      });
    }

    test(`${path} has no axe violations at any width, in any color scheme`, async ({ visits }) => {
      const { page } = await visits.to(path);
      expect(await violationsInEveryColorScheme(page)).toEqual([]);
    });

    // Must be last because it changes the page.
    test(`${path} survives WCAG text spacing`, async ({ visits }) => {
      const { page } = await visits.to(path);
      await spaceOutText(page);
      for (const width of [360, 1280]) {
        await show(page, 'light', width);
        expect.soft(await sidewaysScroll(page), `${width.toString()} px wide`).toBe(0);
        expect.soft(await unreadableText(page), `${width.toString()} px wide`).toEqual([]);
      }
      visits.leave();
    });
  });
}
