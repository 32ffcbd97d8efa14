// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readServedPage } from './served-page';

const html = `<!doctype html><html><head>
  <title>Eyes &amp; more</title>
  <meta name="description" content="A text.">
  <meta property="og:site_name" content="Station Lens">
  <meta property="og:title" content="Eyes">
  <meta property="og:description" content="Another text.">
  <meta property="og:image" content="https://elsewhere.example/social/home.png">
  </head><body>
  <script type="application/ld+json">{"@type":"WebPage"}</script>
  <script type="application/ld+json">{"@type":</script>
  </body></html>`;

test('reads a page’s head and structured data from its HTML', () =>
  expect(readServedPage(html)).toEqual({
    title: 'Eyes & more',
    description: 'A text.',
    siteName: 'Station Lens',
    socialTitle: 'Eyes',
    socialDescription: 'Another text.',
    socialImage: '/social/home.png',
    structuredData: [{ '@type': 'WebPage' }, '{"@type":'],
  }));

test('missing values are empty', () =>
  expect(readServedPage('<p>nothing</p>')).toMatchObject({
    title: '',
    socialImage: '',
    structuredData: [],
  }));
