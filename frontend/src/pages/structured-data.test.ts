import { expect, test } from 'vitest';
import { documentOf, graphsOf } from '@/app/rendered-pages';
import { examSteps } from '@/content/exam-steps';

interface Node {
  '@type': string;
  url: string;
}

const nodesOf = (id: string) => graphsOf<Node>(id).flatMap((graph) => graph['@graph']);

test('the steps of the exam have the times that the practice gives', () => {
  expect(examSteps.map(({ name, time }) => `${name}: ${time}`)).toEqual([
    'Check-in: 15 min',
    'Pre-testing: 15 min',
    'Comprehensive exam: 30-45 min',
    'Eyewear selection: optional',
  ]);
});

test('the visit’s four steps and their total time', () => {
  expect(nodesOf('new-patients').find((node) => node['@type'] === 'HowTo')).toMatchObject({
    '@id': `${__SITE_URL__}/new-patients/#how-to`,
    totalTime: 'PT60M',
    supply: expect.arrayContaining([{ '@type': 'HowToSupply', name: 'Sunglasses' }]) as unknown,
    step: [
      { position: 1, name: 'Check-in' },
      { position: 2, name: 'Pre-testing' },
      { position: 3, name: 'Comprehensive exam' },
      { position: 4, name: 'Eyewear selection' },
    ],
  });
});

test('an eye exam, by the practice, in its own town first', () => {
  const nodes = nodesOf('eye-exam-near-me');
  expect(nodes.find((node) => node['@type'] === 'Service')).toMatchObject({
    '@id': `${__SITE_URL__}/eye-exam-near-me-in-metuchen/#service`,
    provider: { '@id': `${__SITE_URL__}/#business` },
    areaServed: expect.arrayContaining([expect.objectContaining({ name: 'Edison' })]) as unknown,
  });
  expect(JSON.stringify(nodes)).toMatch(/"areaServed":\[\{[^}]*"name":"Metuchen"/);
});

/** All text in a node except types and URLs. */
function text(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node)
    .filter(([key]) => !key.startsWith('@') && key !== 'url')
    .flatMap(([, value]) => text(value));
}

const conditions = nodesOf('eye-care-resources')
  .filter((node) => node['@type'] === 'MedicalCondition')
  .map((node) => ({ id: new URL(node.url).hash.slice(1), node }));

test('eye care resources have four conditions', () => {
  expect(conditions).toHaveLength(4);
});

test.each(conditions)('the card of $id shows all text in its structured data', ({ id, node }) => {
  const card = documentOf('eye-care-resources').getElementById(id)?.textContent.toLowerCase() ?? '';
  const texts = text(node);
  expect(texts.length).toBeGreaterThan(6);
  expect(texts.filter((each) => !card.includes(each.toLowerCase()))).toEqual([]);
});
