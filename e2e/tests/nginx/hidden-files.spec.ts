import { expect, test } from '@playwright/test';

const paths = [
  '/.env',
  '/.git/config',
  '/assets/.env',
  '/about/.htpasswd',
  '/about.html',
  '/about.html.br',
  '/robots.txt.gz',
  '/robots.txt.br',
  '/robots.txt~',
  '/robots.txt.bak',
  '/robots.txt.swp',
  '/release',
  '/manifest.json',
  '/errors/unavailable.json',
  '/current/pages/about.html',
  '/releases',
  '/built-from',
  '/assets/',
  '/assets/../release',
  '/assets/..%2frelease',
  '/assets/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc/passwd',
];

for (const path of paths) {
  test(`${path} is no address`, async ({ request, baseURL }) => {
    // The client must not tidy up the path.
    const response = await request.get(`${baseURL ?? ''}${path}`, { maxRedirects: 0 });
    expect([400, 404]).toContain(response.status());
  });
}
