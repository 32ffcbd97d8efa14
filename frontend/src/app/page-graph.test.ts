import { expect, test } from 'vitest';
import { page as homeEntry } from '@/pages/home/page';
import { pages as towns } from '@/pages/town/page';
import { nearbyTown } from '@/seo/structured-data/nearby-town';
import { jsonForScript, pageGraph } from '@/seo/structured-data/page-graph';

const [town] = towns;
if (!town) throw new Error('The example has no town.');

const parse = (...parameters: Parameters<typeof pageGraph>) =>
  JSON.parse(jsonForScript(pageGraph(...parameters))) as { '@graph': Record<string, unknown>[] };

test('the practice has the same id on every page and is a business of three types', () => {
  const [onHome] = parse(homeEntry, [])['@graph'];
  const [onTown] = parse(town, [])['@graph'];
  expect(onHome).toEqual(onTown);
  expect(onHome).toMatchObject({
    '@id': `${__SITE_URL__}/#business`,
    '@type': ['LocalBusiness', 'MedicalBusiness', 'Optometric'],
    priceRange: '$$',
  });
});

test('the trail counts from one and ends at the page itself', () => {
  const trail = parse(town, [])['@graph'].find((node) => node['@type'] === 'BreadcrumbList');
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, item: `${__SITE_URL__}/` },
    { position: 2 },
    { position: 3, item: `${__SITE_URL__}/eye-exam-edison-nj` },
  ]);
});

test('no text can end the script element it stands in', () => {
  const json = jsonForScript(pageGraph({ ...homeEntry, title: '</script><b>' }, []));
  expect(json).not.toContain('<');
  expect(json).toContain('\\u003c/script>');
});

test('a landing page names its town as served, under the id of the one practice', () => {
  const [practice] = parse(town, [], nearbyTown('Edison'))['@graph'];
  expect(practice).toMatchObject({
    '@id': `${__SITE_URL__}/#business`,
    areaServed: { '@type': 'City', name: 'Edison' },
  });
});
