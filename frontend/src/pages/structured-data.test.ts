import { expect, test } from 'vitest';
import { graphsOf } from '@/testing/rendered-pages';
import { examSteps } from '@/content/exam-steps';

const nodesOf = (id: string) =>
  graphsOf<{ '@type': string }>(id).flatMap((graph) => graph['@graph']);

test('the steps of the exam have the times that the practice gives', () =>
  expect(
    examSteps({
      takesInsurance: true,
      promises: { examParts: true, opticalShop: true },
    }).map(({ name, time }) => `${name}: ${time}`),
  ).toEqual([
    'Check-in: 15 min',
    'Pre-testing: 15 min',
    'Comprehensive exam: 30-45 min',
    'Eyewear selection: optional',
  ]));

test('the visit’s four steps and their total time', () =>
  expect(
    nodesOf('new-patients').find((node) => node['@type'] === 'HowTo'),
  ).toMatchObject({
    '@id': `${__SITE_URL__}/new-patients/#how-to`,
    totalTime: 'PT60M',
    supply: expect.arrayContaining([
      { '@type': 'HowToSupply', name: 'Sunglasses' },
    ]) as unknown,
    step: [
      { position: 1, name: 'Check-in' },
      { position: 2, name: 'Pre-testing' },
      { position: 3, name: 'Comprehensive exam' },
      { position: 4, name: 'Eyewear selection' },
    ],
  }));

test('an eye exam, by the practice, in its own town first', () => {
  const nodes = nodesOf('eye-exam-near-me');
  expect(nodes.find((node) => node['@type'] === 'Service')).toMatchObject({
    '@id': `${__SITE_URL__}/eye-exam-near-me-in-metuchen/#service`,
    provider: { '@id': `${__SITE_URL__}/#business` },
    areaServed: expect.arrayContaining([
      expect.objectContaining({ name: 'Edison' }),
    ]) as unknown,
  });
  expect(JSON.stringify(nodes)).toMatch(
    /"areaServed":\[\{[^}]*"name":"Metuchen"/,
  );
});

test('eye care resources have four conditions', () => {
  const nodes = nodesOf('eye-care-resources');
  expect(
    nodes.filter((node) => node['@type'] === 'MedicalCondition'),
  ).toHaveLength(4);
});
