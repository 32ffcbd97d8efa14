import { expect, test } from 'vitest';
import { page as homeEntry } from '@/pages/home/page';
import { page as myopiaEntry } from '@/pages/myopia-treatment/page';
import { page as servicesEntry } from '@/pages/services/page';
import { pages as towns } from '@/pages/town/page';
import { businessDetails } from './business';
import { jsonForScript, pageGraph } from './page-graph';

const [town] = towns;
if (!town) throw new Error('The example has no town.');

const parse = (...parameters: Parameters<typeof pageGraph>) =>
  JSON.parse(jsonForScript(pageGraph(...parameters))) as { '@graph': Record<string, unknown>[] };

test('the practice is the same on every page, and has its details on pages about the practice', () => {
  const [onHome] = parse(homeEntry, [])['@graph'];
  const [onTown] = parse(town, [])['@graph'];
  expect(onHome).toEqual({ ...onTown, ...businessDetails });
  expect(onTown).not.toHaveProperty('availableService');
  expect(onHome).toMatchObject({
    '@id': `${__SITE_URL__}/#business`,
    '@type': ['LocalBusiness', 'MedicalBusiness', 'Optometric', 'MedicalClinic'],
    priceRange: '$$',
  });
});

test('breadcrumbs start at position one and end at the page', () => {
  const trail = parse(town, [])['@graph'].find((node) => node['@type'] === 'BreadcrumbList');
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, item: `${__SITE_URL__}/` },
    { position: 2 },
    { position: 3, item: `${__SITE_URL__}/eye-exam-edison-nj` },
  ]);
});

test('escapes text that would end the script element', () => {
  const json = jsonForScript(pageGraph({ ...homeEntry, title: '</script><b>' }, []));
  expect(json).not.toContain('<');
  expect(json).toContain('\\u003c/script>');
});

test('the practice serves its city, its county and each town with a page', () => {
  const [practice] = parse(homeEntry, [])['@graph'];
  const county = { '@type': 'AdministrativeArea', name: 'Middlesex County, New Jersey' };
  expect(practice?.areaServed).toEqual([
    { '@type': 'City', name: 'Metuchen', containedInPlace: county },
    county,
    ...['Edison', 'Highland Park', 'New Brunswick', 'Woodbridge'].map((name) => ({
      '@type': 'City',
      name,
      containedInPlace: county,
    })),
  ]);
});

test('the practice has a rating on the pages that show it', () => {
  const rating = { '@id': `${__SITE_URL__}/reviews/#rating` };
  for (const entry of [homeEntry, town]) {
    const nodes = parse(entry, [])['@graph'];
    expect(nodes[0]).toMatchObject({ aggregateRating: rating });
    expect(nodes.find((node) => node['@id'] === rating['@id'])).toMatchObject({
      itemReviewed: { '@id': `${__SITE_URL__}/#business` },
      ratingValue: 4.9,
      bestRating: 5,
      reviewCount: 200,
    });
  }
  expect(JSON.stringify(parse(servicesEntry, []))).not.toContain('ating');
});

test('the practice lists its doctors, specialty and offered treatments', () => {
  const [practice] = parse(homeEntry, [])['@graph'];
  expect(practice).toMatchObject({
    medicalSpecialty: 'https://schema.org/Optometric',
    employee: expect.arrayContaining([
      { '@id': `${__SITE_URL__}/about/#dr-maya-sample` },
    ]) as unknown,
    availableService: expect.arrayContaining([
      expect.objectContaining({ '@id': `${__SITE_URL__}/myopia-treatment/#overnight-lenses` }),
      expect.objectContaining({ url: `${__SITE_URL__}/services/#exams` }),
    ]) as unknown,
  });
});

test('a medical page has its reviewer and review date', () => {
  const page = (entry: Parameters<typeof pageGraph>[0]) =>
    parse(entry, [])['@graph'].find((node) => String(node['@id']).endsWith('#webpage'));
  expect(page(servicesEntry)).toMatchObject({
    lastReviewed: '2026-11-21',
    reviewedBy: { name: 'Dr. Daniel Example' },
  });
  expect(page(myopiaEntry)).toMatchObject({ reviewedBy: { name: 'Dr. Maya Sample' } });
  expect(page(homeEntry)).not.toHaveProperty('lastReviewed');
  // Changed since the review.
  expect(page({ ...servicesEntry, reviewed: '2026-12-24' })).not.toHaveProperty('lastReviewed');
});
