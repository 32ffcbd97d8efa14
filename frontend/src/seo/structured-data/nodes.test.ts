import { doctors } from 'practice/doctors';
import { reviews } from 'practice/reviews';
import { weekdays } from 'shared/opening-hours';
import { expect, test } from 'vitest';
import { myopiaComplications } from '@/content/myopia';
import { practice } from '@/content/practice';
import type { Week } from 'shared/opening-hours';
import { services } from '@/content/services';
import { treatments } from '@/content/treatments';
import { page as aboutEntry } from '@/pages/about/page';
import { page as homeEntry } from '@/pages/home/page';
import { page as servicesEntry } from '@/pages/services/page';
import { pages as townEntries } from '@/pages/town/page';
import type { Page } from '../page';
import { business, businessDetails } from './business';
import {
  closureSpecification,
  county,
  faqPage,
  medicalCondition,
  medicalTherapy,
  myopiaInChildren,
  namedPerson,
  openingHoursSpecification,
  person,
  review,
  serviceNode,
  town,
} from './nodes';
import { jsonForScript, pageGraph, webPage } from './page-graph';

// Compared as a whole: a search engine silently ignores a field with a wrong
// name.

const at = (path: string) => `${__SITE_URL__}${path}`;
const ofPractice = { '@id': at('/#business') };

const asJson = (node: unknown): unknown => JSON.parse(JSON.stringify(node));

const nodesOf = (page: Page) =>
  (
    JSON.parse(jsonForScript(pageGraph(page, []))) as {
      '@graph': Record<string, unknown>[];
    }
  )['@graph'];

function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('The example has none.');
  return one;
}

const townEntry = first(townEntries);

const condition = {
  id: 'dry-eye',
  name: 'Dry eye',
  summary: 'Too few tears.',
  signs: ['Burning'],
  risks: ['Screens'],
  care: ['Drops'],
} as unknown as Parameters<typeof medicalCondition>[0];

test('a condition', () => {
  expect(medicalCondition(condition)).toEqual({
    '@type': 'MedicalCondition',
    '@id': at('/eye-care-resources/#dry-eye'),
    url: at('/eye-care-resources/#dry-eye'),
    name: 'Dry eye',
    description: 'Too few tears.',
    signOrSymptom: [{ '@type': 'MedicalSignOrSymptom', name: 'Burning' }],
    riskFactor: [{ '@type': 'MedicalRiskFactor', name: 'Screens' }],
    possibleTreatment: [{ '@type': 'MedicalTherapy', name: 'Drops' }],
  });
  expect(
    medicalCondition({ ...condition, alias: 'Dry eye disease' }),
  ).toHaveProperty('alternateName', 'Dry eye disease');
});

test('a myopia treatment', () => {
  const treatment = first(treatments);
  expect(medicalTherapy(treatment)).toEqual({
    '@type': 'MedicalTherapy',
    '@id': at(`/myopia-treatment/#${treatment.id}`),
    name: treatment.name,
    alternateName: treatment.medicalName,
    description: treatment.what,
  });
});

test('myopia in children', () => {
  const complication = first(myopiaComplications);
  const treatment = first(treatments);
  const shown = {
    condition,
    signs: ['Squinting'],
    complications: [complication],
    treatments: [treatment],
  };
  expect(myopiaInChildren(shown)).toEqual({
    '@type': 'MedicalCondition',
    '@id': at('/eye-care-resources/#dry-eye'),
    name: 'Dry eye',
    description: 'Too few tears.',
    signOrSymptom: [{ '@type': 'MedicalSignOrSymptom', name: 'Squinting' }],
    possibleComplication: [complication.name],
    possibleTreatment: [{ '@id': at(`/myopia-treatment/#${treatment.id}`) }],
  });
  const named = myopiaInChildren({
    ...shown,
    condition: { ...condition, alias: 'Nearsight' },
  });
  expect(named).toHaveProperty('alternateName', 'Nearsight');
});

test('a doctor', () => {
  const doctor = first(doctors);
  const reference = {
    '@type': 'Person',
    '@id': at(`/about/#${doctor.slug}`),
    name: doctor.name,
  };
  expect(namedPerson(doctor)).toEqual(reference);
  expect(person(doctor)).toEqual({
    ...reference,
    honorificSuffix: doctor.credentials,
    jobTitle: 'Optometrist',
    description: doctor.focus,
    knowsLanguage: doctor.languages,
    worksFor: ofPractice,
    image: at(doctor.portrait.src),
  });
});

test('a service', () => {
  const service = first(services);
  expect(serviceNode(service)).toEqual({
    '@type': 'Service',
    '@id': at(`/services/#${service.id}`),
    url: at(`/services/#${service.id}`),
    name: service.name,
    description: service.summary,
    provider: ofPractice,
    areaServed: { '@type': 'City', name: 'Metuchen, NJ' },
  });
});

test('questions and answers', () => {
  const questions = [{ question: 'Why?', answer: 'Because.' }];
  expect(
    faqPage(homeEntry, questions as unknown as Parameters<typeof faqPage>[1]),
  ).toEqual({
    '@type': 'FAQPage',
    '@id': at('/#questions'),
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Why?',
        acceptedAnswer: { '@type': 'Answer', text: 'Because.' },
      },
    ],
  });
});

test('places', () => {
  const middlesex = {
    '@type': 'AdministrativeArea',
    name: 'Middlesex County, New Jersey',
  };
  expect(county('Middlesex County')).toEqual(middlesex);
  expect(town('Edison')).toEqual({
    '@type': 'City',
    name: 'Edison',
    containedInPlace: middlesex,
  });
  expect(town('Edison', '')).toEqual({
    '@type': 'City',
    name: 'Edison',
    containedInPlace: { '@type': 'AdministrativeArea', name: 'New Jersey' },
  });
});

test('a page, its site and its breadcrumbs', () => {
  const node = (type: string) =>
    nodesOf(homeEntry).find((one) => one['@type'] === type);
  expect(pageGraph(homeEntry, [])).toHaveProperty(
    '@context',
    'https://schema.org',
  );
  expect(webPage(homeEntry)).toEqual({
    '@type': 'WebPage',
    '@id': at('/#webpage'),
    url: at('/'),
    name: homeEntry.title,
    description: homeEntry.description,
    inLanguage: 'en-US',
    dateModified: homeEntry.updated,
    isPartOf: { '@id': at('/#website') },
    about: ofPractice,
    breadcrumb: { '@id': at('/#breadcrumb') },
    primaryImageOfPage: { '@type': 'ImageObject', url: at('/social/home.png') },
  });
  expect(node('WebSite')).toEqual({
    '@type': 'WebSite',
    '@id': at('/#website'),
    url: at('/'),
    name: practice.name,
    inLanguage: 'en-US',
    publisher: ofPractice,
  });
  const trail = nodesOf(townEntry).find(
    (one) => one['@type'] === 'BreadcrumbList',
  );
  expect(trail).toMatchObject({
    '@id': at('/eye-exam-edison-nj#breadcrumb'),
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: homeEntry.label,
        item: at('/'),
      },
      { position: 2, item: at('/eye-exam-near-me-in-metuchen/') },
      { position: 3, item: at('/eye-exam-edison-nj') },
    ],
  });
  expect(nodesOf(aboutEntry).map((one) => one['@type'])).not.toContain(
    'WebSite',
  );
});

test('only a profile page has a person as its main entity', () => {
  const doctor = person(first(doctors));
  const condition = { '@type': 'MedicalCondition', '@id': 'another' } as const;
  const profile = { ...aboutEntry, schemas: ['ProfilePage'] as const };
  expect(webPage(profile, [condition, doctor])).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@id': at(`/about/#${first(doctors).slug}`) },
  });
  expect(webPage(profile, [condition])).not.toHaveProperty('mainEntity');
  expect(webPage(aboutEntry, [doctor])).not.toHaveProperty('mainEntity');
  expect(webPage({ ...aboutEntry, schemas: [] })).toHaveProperty(
    '@type',
    'WebPage',
  );
});

test('the practice', () => {
  const { address, phone, map, social } = practice;
  expect(business).toMatchObject({
    '@type': [
      'LocalBusiness',
      'MedicalBusiness',
      'Optometric',
      'MedicalClinic',
    ],
    '@id': at('/#business'),
    medicalSpecialty: 'https://schema.org/Optometric',
    priceRange: '$$',
    name: practice.name,
    url: at('/'),
    image: at('/social/home.png'),
    telephone: phone.e164,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: address.country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: expect.any(Number) as number,
      longitude: expect.any(Number) as number,
    },
  });
  expect(businessDetails).toMatchObject({
    logo: at('/icon-512.png'),
    paymentAccepted: expect.stringMatching(/^\w.*, \w/) as string,
    hasMap: map.url,
    employee: doctors.map(({ slug }) => ({ '@id': at(`/about/#${slug}`) })),
    sameAs: social.map(({ url }) => url),
  });
  const offered = asJson(businessDetails.availableService) as {
    '@type': string;
  }[];
  expect(offered.filter((one) => one['@type'] === 'MedicalProcedure')).toEqual(
    services
      .filter(({ id }) => !['eyewear', 'myopia'].includes(id))
      .map(({ id, name }) => ({
        '@type': 'MedicalProcedure',
        name,
        url: at(`/services/#${id}`),
      })),
  );
  expect(offered.filter((one) => one['@type'] === 'MedicalTherapy')).toEqual(
    treatments.map(({ id, name }) => ({
      '@type': 'MedicalTherapy',
      '@id': at(`/myopia-treatment/#${id}`),
      name,
    })),
  );
});

test('hours up to midnight and past it, as Google reads them', () => {
  const week = Object.fromEntries(weekdays.map((day) => [day, []]));
  const hours = { '@type': 'OpeningHoursSpecification' };
  const late = [{ opens: '18:00', closes: '26:30' }];
  expect(
    openingHoursSpecification({
      ...(week as unknown as Week),
      Thursday: [
        { opens: '09:00', closes: '12:00' },
        { opens: '17:00', closes: '24:00' },
      ],
      Sunday: [{ opens: '00:00', closes: '24:00' }],
      Friday: late,
      Saturday: late,
    }),
  ).toEqual([
    { ...hours, dayOfWeek: ['Thursday'], opens: '09:00', closes: '12:00' },
    { ...hours, dayOfWeek: ['Thursday'], opens: '17:00', closes: '00:00' },
    {
      ...hours,
      dayOfWeek: ['Friday', 'Saturday'],
      opens: '18:00',
      closes: '02:30',
    },
    { ...hours, dayOfWeek: ['Sunday'], opens: '00:00', closes: '23:59' },
  ]);
});

test('closures, and days with other hours', () => {
  const days = { date: '2027-12-24', through: '2027-12-26' };
  const special = {
    '@type': 'OpeningHoursSpecification',
    validFrom: '2027-12-24',
    validThrough: '2027-12-26',
  };
  expect(closureSpecification({ ...days, spans: [] })).toEqual([
    { ...special, opens: '00:00', closes: '00:00' },
  ]);
  expect(
    closureSpecification({
      ...days,
      spans: [{ opens: '18:00', closes: '25:00' }],
    }),
  ).toEqual([{ ...special, opens: '18:00', closes: '01:00' }]);
});

test('a patient’s review, labeled as a sample in an example', () => {
  const one = first(reviews);
  expect(review(one)).toEqual({
    '@type': 'Review',
    '@id': at(`/reviews/#${one.id}`),
    ...(practice.sample && { name: 'Sample review' }),
    itemReviewed: ofPractice,
    reviewAspect: one.service,
    reviewRating: { '@type': 'Rating', ratingValue: one.rating, bestRating: 5 },
    author: { '@type': 'Person', name: one.author },
    reviewBody: one.words,
  });
});

test('the practice is the same on every page, and has its details on pages about the practice', () => {
  const [onHome] = nodesOf(homeEntry);
  const [onTown] = nodesOf(townEntry);
  expect(onHome).toEqual({ ...onTown, ...businessDetails });
  expect(onTown).not.toHaveProperty('availableService');
});

test('escapes text that would end the script element', () => {
  const json = jsonForScript(
    pageGraph({ ...homeEntry, title: '</script><b>' }, []),
  );
  expect(json).not.toContain('<');
  expect(json).toContain('\\u003c/script>');
});

test('the practice serves its city, its county and each town with a page', () => {
  const towns = [
    'Metuchen',
    'Edison',
    'Highland Park',
    'New Brunswick',
    'Woodbridge',
  ];
  const [own, ...others] = towns.map((name) => town(name));
  expect(businessDetails.areaServed).toEqual([
    own,
    county('Middlesex County'),
    ...others,
  ]);
});

test('a reviewed page has its reviewer and review date', () => {
  const doctor = first(doctors);
  const review = { doctor, date: '2026-12-01', day: 'December 1, 2026' };
  expect(webPage(servicesEntry, [], review)).toEqual({
    ...(webPage(servicesEntry) as object),
    lastReviewed: '2026-12-01',
    reviewedBy: namedPerson(doctor),
  });
  expect(webPage(servicesEntry)).not.toHaveProperty('lastReviewed');
});
