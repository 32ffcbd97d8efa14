import { expect } from '@playwright/test';
import { test } from '../../src/engines/engine-test.ts';
import { desktop, phone, type SitePage } from '../../src/engines/site-page.ts';

const isMenuOpen = (site: SitePage) =>
  site.tab.evaluate(() =>
    document.querySelector('header [popover]')?.matches(':popover-open'),
  );

test('the menu keeps and returns the focus, and opens a page', async ({
  site,
}) => {
  await site.open('/', phone);
  await site.tab.evaluate(() => {
    document.documentElement.dataset['loadedBefore'] = 'yes';
  });
  expect(await isMenuOpen(site)).toBe(false);
  await site.click('button', 'Menu');
  await site.focused('button', 'Close');
  expect(await isMenuOpen(site)).toBe(true);
  const stops = await site.tab.evaluate(
    () => document.querySelectorAll('header [popover] :is(a, button)').length,
  );
  for (let stop = 0; stop < stops; stop += 1) {
    expect(
      await site.tab.evaluate(
        () => document.activeElement?.closest('[popover]') !== null,
      ),
    ).toBe(true);
    await site.tab.press('Tab');
  }
  await site.focused('button', 'Close');
  await site.tab.press('Escape');
  await site.focused('button', 'Menu');
  await expect.poll(() => isMenuOpen(site)).toBe(false);

  await site.click('button', 'Menu');
  await site.focused('button', 'Close');
  await site.click('link', 'Reviews', 'header');
  await site.arriveAt('/reviews/');
  await site.until(
    'the heading has the focus',
    () => document.activeElement?.localName === 'h1',
  );
  await expect.poll(() => isMenuOpen(site)).toBe(false);
  expect(
    await site.tab.evaluate(
      () => document.documentElement.dataset['loadedBefore'],
    ),
    'whether the document stayed',
  ).toBe('yes');

  await site.tab.evaluate(() => history.back());
  await site.arriveAt('/');
  expect(await site.messages()).toEqual([]);
});

const isAboutInView = () => {
  const { top = -1 } =
    document.querySelector('#about')?.getBoundingClientRect() ?? {};
  return top >= 0 && top < innerHeight / 2;
};

test(
  'a link to a hash and a hash in the address scroll to the section',
  {
    tag: '@full',
  },
  async ({ site }) => {
    await site.open('/', phone);
    expect(await site.tab.evaluate(isAboutInView)).toBe(false);
    await site.scrollAndClick('link', 'About Us', 'main');
    await site.until('the section is in view', isAboutInView);
    expect(await site.address()).toBe('/#about');

    await site.tab.open('about:blank');
    await site.open('/#about', phone);
    await site.until('the section is in view', isAboutInView);
    expect(await site.address()).toBe('/#about');
  },
);

/** The first link in a part of the page to one of its own sections. */
function followSection(part: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>(`${part} a`);
  const toSection = [...links].find(
    ({ hash, pathname }) =>
      /#[a-z-]+/.test(hash) &&
      hash !== '#main' &&
      pathname === location.pathname,
  );
  toSection?.click();
}

const isSectionInView = () => {
  const section = location.hash && document.querySelector(location.hash);
  if (!section) return false;
  const { top } = section.getBoundingClientRect();
  return top >= 0 && top < innerHeight / 2;
};

test(
  'a link to a section works each time, in the header, the bar and the footer',
  { tag: '@full' },
  async ({ site }) => {
    for (const [part, path, size] of [
      ['header', '/contact/', desktop],
      ['nav[aria-label="Quick links"]', '/contact/', phone],
      ['footer', '/services/', desktop],
    ] as const) {
      await site.open(path, size);
      for (const time of ['first', 'second']) {
        await site.tab.evaluate(() =>
          window.scrollTo({
            top: document.body.scrollHeight,
            behavior: 'instant',
          }),
        );
        expect(await site.tab.evaluate(isSectionInView)).toBe(false);
        await site.tab.evaluate(followSection, part);
        await site.until(
          `${part} leads to the section for the ${time} time`,
          isSectionInView,
        );
      }
    }
    expect(await site.messages()).toEqual([]);
  },
);
