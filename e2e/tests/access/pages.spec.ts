import { expect } from '@playwright/test';
import { violationsInEveryColorScheme } from '../../src/axe-violations.ts';
import { show } from '../../src/color-schemes.ts';
import { ariaSnapshot, unclearNames } from '../../src/aria-snapshot.ts';
import { answerPages, publicPages } from '../../src/routes.ts';
import { smallTargetsAtAnyWidth } from '../../src/small-targets.ts';
import { sidewaysScroll, unreadableTexts } from '../../src/text-layout.ts';
import { spaceOutText } from '../../src/text-spacing.ts';
import { test } from '../../src/visits.ts';

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

for (const path of [...publicPages, ...answerPages]) {
  test.describe(path, () => {
    // One page, loaded with scripts and without: the tests in between only look at it.
    test.describe.configure({ mode: 'default', timeout: 180_000 });

    test(`${path} leads everywhere without JavaScript`, async ({ visits }) => {
      const { page } = await visits.to(path, { javaScriptEnabled: false });
      const header = page.getByRole('banner');
      for (const target of headerPages) {
        await expect(header.locator(`a[href="${target}"]`).filter({ visible: true })).toHaveCount(
          1,
        );
      }
      await expect(header.getByRole('link', { name: /^Call us/ })).toHaveAttribute(
        'href',
        /^tel:\+/,
      );
      await expect(header.getByRole('link', { name: /map/ })).toHaveAttribute('href', /^https:/);
      const booking = header.getByRole('link', { name: /^Book an/ });
      await expect(booking).toHaveAttribute('href', /^https:/);
      await expect(booking).toHaveAttribute('target', '_blank');
      await expect(booking).toHaveAttribute('rel', /\bnoopener\b/);
    });

    test(`${path} says the same with and without JavaScript`, async ({ visits }) => {
      const plain = await visits.to(path, { javaScriptEnabled: false });
      const words = await plain.page.getByRole('main').innerText();
      expect(words).toMatch(/\w+ \w+ \w+/);
      const { page } = await visits.to(path);
      await expect(page.getByRole('main')).toHaveText(words, { useInnerText: true });
    });

    test(`${path} reads to a screen reader as it was reviewed`, async ({ visits }) => {
      const { page } = await visits.to(path);
      expect(await ariaSnapshot(page.getByRole('main'))).toMatchSnapshot(`${fileName(path)}.txt`);
      expect(await unclearNames(page.locator('body'))).toEqual([]);
    });

    test(`${path} has no target too small for a thumb`, async ({ visits }) => {
      const { page } = await visits.to(path);
      expect(await smallTargetsAtAnyWidth(page)).toEqual([]);
    });

    test(`${path} fits a screen at 400 % and can be read`, async ({ visits }) => {
      const { page } = await visits.to(path);
      // What is left of a window of 1280 px.
      await show(page, 'light', 320);
      expect.soft(await sidewaysScroll(page)).toBe(0);
      expect.soft(await unreadableTexts(page)).toEqual([]);
    });

    test(`${path} has no axe violations at any width, in any color scheme`, async ({ visits }) => {
      const { page } = await visits.to(path);
      expect(await violationsInEveryColorScheme(page)).toEqual([]);
    });

    // The last one, since it changes the page.
    test(`${path} survives WCAG text spacing`, async ({ visits }) => {
      const { page } = await visits.to(path);
      await spaceOutText(page);
      for (const width of [360, 1280]) {
        await show(page, 'light', width);
        expect.soft(await sidewaysScroll(page), `${width.toString()} px wide`).toBe(0);
        expect.soft(await unreadableTexts(page), `${width.toString()} px wide`).toEqual([]);
      }
      await visits.leave();
    });
  });
}
