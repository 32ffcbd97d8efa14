import { expect, test } from 'vitest';
import { isPlausible, probablyMeant, redirectedTo } from './missing';

test.each([
  ['/service', true],
  ['/appointments.html', true],
  ['/our-team/dr-smith', true],
  ['/;about', false],
  ['/about/%20', false],
  ['/wp-login.php', false],
  ['/.env', false],
])('a person can have meant %s: %s', (path, expected) =>
  expect(isPlausible(path)).toBe(expected),
);

const pages = [
  '/',
  '/services/',
  '/about/',
  '/myopia-management/',
  '/contact/',
].map((path) => ({
  path,
  label: path,
}));

test.each([
  ['/service', '/services/'],
  ['/Abuot.html', '/about/'],
  ['/about/%20', '/about/'],
  ['/treatments/myopia', '/myopia-management/'],
  ['/blog', undefined],
])('who asked for %s probably meant %s', (missing, meant) =>
  expect(probablyMeant(missing, pages)?.path).toBe(meant),
);

test.each([
  ['/old', '/about/'],
  ['/blog', '/services/'],
  ['/blog/2019/05/post', '/services/'],
  ['/blog/2020/05/post', '/contact/'],
  ['/blogs/post', undefined],
])('%s leads to %s', (path, target) =>
  expect(
    redirectedTo(path, {
      '/old': '/about/',
      '/blog/*': '/services/',
      '/blog/2020/*': '/contact/',
    }),
  ).toBe(target),
);
