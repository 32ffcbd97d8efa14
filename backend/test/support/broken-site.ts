import type { CheckedSite } from './checked-site.ts';

/** Breaks built files and responses, with one fault of each kind. */
export async function breakSite({ built, pages, elsewhere }: CheckedSite): Promise<void> {
  const { siteUrl } = built.manifest;
  const add = (file: string, html: string) =>
    built.modify(`pages/${file}.html`, '</main>', `${html}</main>`);

  await built.modify(
    'pages/about.html',
    /<link rel="canonical"[^>]*>/,
    `<link rel="canonical" href="${siteUrl}/elsewhere/">`,
  );
  await built.modify('pages/reviews.html', '{"@context"', '{"@context');
  await built.modify('pages/for-kids.html', 'content="index, follow"', 'content="noindex"');
  await built.modify('pages/services.html', '<head>', '<head><p>');
  const edison = built.manifest.pages.find(({ id }) => id === 'town-edison');
  const title = edison?.tags.find(({ name }) => name === 'title')?.content ?? '';
  await built.modify(
    'pages/eye-exam-woodbridge-nj.html',
    /<title>[^<]*<\/title>/,
    `<title>${title}</title>`,
  );
  await add('new-patients', '<h1>One more</h1>');
  await add('myopia-management', '<img src="/social/home.png"><img src="/gone.svg" alt="">');
  await add('myopia-treatment', '<a href="/nowhere">x</a><a href="/contact#nowhere">x</a>');
  await built.modify('files/robots.txt', '/api/', '/eye-care-resources');
  await built.modify('files/sitemap.xml', /<url><loc>[^<]*\/about\/<.*<\/url>/, '');

  pages.overrides.set('/social/contact.png', (response) => response.writeHead(404).end());
  pages.overrides.set('/social/services.png', (response) =>
    response.writeHead(200, { 'Content-Type': 'image/png' }).end('another picture'),
  );
  pages.overrides.set('/eye-exam-near-me-in-metuchen', (response) =>
    response.writeHead(301, { Location: `${elsewhere.url}/about` }).end(),
  );
  pages.overrides.set('/eye-exam-highland-park-nj/', (response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(Buffer.alloc(5_000_000, 'x')),
  );
  pages.overrides.set('/eye-exam-new-brunswick-nj', () => undefined);
}
