import { expect, test } from 'vitest';
import { pages } from '../src/seo/pages';
import { readYaml } from './practice/read/practice-reader.ts';
import { redirectsSchema } from './practice/schema/redirects.ts';
import { redirectTo } from './redirects.ts';

const read = (...lines: string[]) =>
  readYaml(lines.join('\n'), redirectsSchema);

test('reads addresses as nginx does', () =>
  expect(
    read(
      '/our-team/: /about/',
      '/Old_Page.html: /services',
      '/old%20page: /about/',
      '/%D0%BE-%d0%bd%D0%B0%D1%81/: "/about/#team"',
      '/エス: /services/',
      '/blog/*: /eye-care-resources/',
      '/wp-content/uploads/2019/*: /',
      '/?page_id=12: /contact/',
      '/index.php/?id=5&lang=en: /contact/',
    ),
  ).toEqual({
    value: {
      '/our-team': '/about/',
      '/Old_Page.html': '/services',
      '/old page': '/about/',
      '/о-нас': '/about/#team',
      '/エス': '/services/',
      '/blog/*': '/eye-care-resources/',
      '/wp-content/uploads/2019/*': '/',
      '/?page_id=12': '/contact/',
      '/index.php?id=5&lang=en': '/contact/',
    },
  }));

test.each([
  ['our-team: /about/', 'our-team: This can’t be redirected.'],
  ['/: /about/', '/: This can’t be redirected.'],
  ['/old%zz: /about/', 'This can’t be redirected.'],
  ['/.old: /about/', 'This can’t be redirected.'],
  ['/api/old: /about/', 'This can’t be redirected.'],
  ['/api/*: /about/', 'This can’t be redirected.'],
  ['/index: /about/', 'This can’t be redirected.'],
  ['/page~: /about/', 'This can’t be redirected.'],
  ['/?a=1/2: /about/', 'This can’t be redirected.'],
  [`/${'ж'.repeat(120)}: /about/`, 'This can’t be redirected.'],
  ['/*: /about/', 'This would redirect every wrong address'],
  ['/blog/*/old: /about/', 'Write a * only at the end'],
  ['/blog*: /about/', 'Write a * only at the end'],
  ['/a/b/c/d/*: /about/', 'Write at most 3 folders before the *.'],
  ['/blog/*?p=1: /about/', 'Write either a * or a query, not both.'],
  ['/a#b: /about/', 'Browsers don’t send what follows a #.'],
  ['/a: https://example.com/', '/a: This leads to another site.'],
  ['/a: /about/?b=1', '/a: Write the path of a page'],
  ['/a: /about/ #team', '/a: Put quotes around "/about/ #team".'],
  ['/a: [/about/]', '/a: Write the path of a page'],
  ['/a: /a/', '/a: This leads in a circle.'],
  ['/a: /a/#b', '/a: This leads in a circle.'],
  [
    '/b: /c',
    '/b: /c is redirected itself. Write /about/ here.',
    '/c/: /about/',
  ],
  ['/b: /c/', '/b: This leads in a circle.', '/c: /b'],
  ['/b/: /about/', '/b/: This is listed twice', '/b: /'],
  ['/caf%C3%A9: /about/', 'This is listed twice', '/café: /'],
])('refuses %s: %s', (line, message, ...others) => {
  const found = read(line, ...others);
  const [problem] = 'problems' in found ? found.problems : [];
  expect(problem).toEqual({
    line: 1,
    message: expect.stringContaining(message) as string,
  });
});

const isTaken = { problem: 'There’s a page or file at this address.' };
const takesAny = {
  problem: 'There’s a page or file at this address, whatever the query is.',
};

test.each([
  ['/our-team', '/about', { key: '/our-team', target: '/about/' }],
  ['/home.html', '/', { key: '/home.html', target: '/' }],
  ['/our-team/', '/about#team', { key: '/our-team', target: '/about/#team' }],
  ['/services/*', '/services/', { key: '/services/*', target: '/services/' }],
  ['/?page_id=12', '/', { key: '/?page_id=12', target: '/' }],
  ['/about', '/services/', isTaken],
  ['/%61bout/', '/services/', isTaken],
  ['/robots.txt', '/', isTaken],
  ['/about/?page=2', '/services/', takesAny],
  ['/our-team', '/abuot/', { problem: 'There’s no page at /abuot/.' }],
  ['/our-team', '/404', { problem: 'There’s no page at /404.' }],
  ['/our-team', '/about/#tame', { problem: 'The page /about/ has no #tame.' }],
])('from %s to %s: %j', (from, to, expected) => {
  const built = {
    isFile: (path: string) => path === '/robots.txt',
    hasPlace: (_: unknown, id: string) => id === 'team',
  };
  expect(redirectTo([from, to], pages, built)).toEqual(expected);
});
