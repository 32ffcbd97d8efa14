import { practice } from '@/content/practice';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { renderErrorPage, serverErrors } from './entry-prerender';

const pages = serverErrors.flatMap(({ status, page }) =>
  page ? [[status, page] as const] : [],
);

test.each(pages)(
  'the %i page says what happened and what to do',
  async (_, page) => {
    const { document } = new JSDOM(await renderErrorPage(page)).window;
    expect(document.title).toBe(`${page.heading} | ${practice.name}`);
    expect(
      document.querySelector('meta[name=robots]')?.getAttribute('content'),
    ).toBe('noindex');
    expect(
      [...document.querySelectorAll('h1')].map((h1) => h1.textContent),
    ).toEqual([page.heading]);
    const links = [...document.querySelectorAll('main a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(['/', practice.phone.href]);
  },
);

test('each error is a sentence in JSON', () =>
  expect(serverErrors.map(({ message }) => message)).toEqual(
    serverErrors.map(() => expect.stringMatching(/^[A-Z].*[.!]$/) as string),
  ));
