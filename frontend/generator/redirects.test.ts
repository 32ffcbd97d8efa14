import { expect, test } from 'vitest';
import { pages } from '../src/seo/pages';
import { readYaml } from './practice/read/practice-reader.ts';
import { redirectsSchema } from './practice/schema/yaml-schemas.ts';
import { redirectTo } from './redirects.ts';

const read = (...lines: string[]) =>
  readYaml(lines.join('\n'), redirectsSchema);

test('reads addresses with and without the slash at the end', () =>
  expect(read('/our-team/: /about/', '/Old_Page.html: /services')).toEqual({
    value: { '/our-team': '/about/', '/Old_Page.html': '/services' },
  }));

test.each([
  ['our-team: /about/', 'our-team: This can’t be redirected.'],
  ['/: /about/', '/: This can’t be redirected.'],
  ['/old%20page: /about/', 'This can’t be redirected.'],
  ['/api/old: /about/', 'This can’t be redirected.'],
  ['/index: /about/', 'This can’t be redirected.'],
  ['/a: https://example.com/', '/a: This leads to another site.'],
  ['/a: /about/#team', '/a: Write the path of a page'],
  ['/a: [/about/]', '/a: Write the path of a page'],
  ['/a: /a/', '/a: This leads in a circle.'],
  [
    '/b: /c',
    '/b: /c is redirected itself. Write /about/ here.',
    '/c/: /about/',
  ],
  ['/b: /c/', '/b: This leads in a circle.', '/c: /b'],
  ['/b/: /about/', '/b/: This is listed twice', '/b: /'],
])('refuses %s: %s', (line, message, ...others) => {
  const found = read(line, ...others);
  const [problem] = 'problems' in found ? found.problems : [];
  expect(problem).toEqual({
    line: 1,
    message: expect.stringContaining(message) as string,
  });
});

test.each([
  ['/our-team', '/about', { target: '/about/' }],
  ['/home.html', '/', { target: '/' }],
  [
    '/about',
    '/services/',
    { problem: '/about: There’s a page or file at this address.' },
  ],
  [
    '/robots.txt',
    '/',
    { problem: '/robots.txt: There’s a page or file at this address.' },
  ],
  [
    '/our-team',
    '/abuot/',
    { problem: '/our-team: There’s no page at /abuot/.' },
  ],
  ['/our-team', '/404', { problem: '/our-team: There’s no page at /404.' }],
])('from %s to %s: %j', (from, to, expected) => {
  const found = redirectTo([from, to], pages, (path) => path === '/robots.txt');
  expect(found).toEqual(expected);
});
