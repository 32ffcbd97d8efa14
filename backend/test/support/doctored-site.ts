import type { CheckedSite } from './checked-site.ts';

/** Spoils the built files and the server so that there is something of every kind to find. */
export async function doctor({ built, pages, elsewhere }: CheckedSite): Promise<void> {
  const { siteUrl } = built.manifest;
  const add = (file: string, html: string) =>
    built.spoil(`pages/${file}.html`, '</main>', `${html}</main>`);

  await built.spoil(
    'pages/about.html',
    /<link rel="canonical"[^>]*>/,
    `<link rel="canonical" href="${siteUrl}/elsewhere/">`,
  );
  await built.spoil('pages/reviews.html', '{"@context"', '{"@context');
  await built.spoil('pages/for-kids.html', 'content="index, follow"', 'content="noindex"');
  await built.spoil('pages/services.html', '<head>', '<head><p>');
  const edison = built.manifest.pages.find(({ id }) => id === 'town-edison');
  const title = edison?.tags.find(({ name }) => name === 'title')?.content ?? '';
  await built.spoil(
    'pages/eye-exam-woodbridge-nj.html',
    /<title>[^<]*<\/title>/,
    `<title>${title}</title>`,
  );
  await add('new-patients', '<h1>One more</h1>');
  await add('myopia-management', '<img src="/social/home.png"><img src="/gone.svg" alt="">');
  await add('myopia-treatment', '<a href="/nowhere">x</a><a href="/contact#nowhere">x</a>');
  await built.spoil('files/robots.txt', '/api/', '/eye-care-resources');
  await built.spoil('files/sitemap.xml', /<url><loc>[^<]*\/about\/<.*<\/url>/, '');

  pages.misbehaviours.set('/social/contact.png', (response) => response.writeHead(404).end());
  pages.misbehaviours.set('/social/services.png', (response) =>
    response.writeHead(200, { 'Content-Type': 'image/png' }).end('another picture'),
  );
  pages.misbehaviours.set('/eye-exam-near-me-in-metuchen', (response) =>
    response.writeHead(301, { Location: `${elsewhere.url}/about` }).end(),
  );
  pages.misbehaviours.set('/eye-exam-highland-park-nj/', (response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(Buffer.alloc(5_000_000, 'x')),
  );
  pages.misbehaviours.set('/eye-exam-new-brunswick-nj', () => undefined);
}
