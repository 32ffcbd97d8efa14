import { expect, test } from 'vitest';
import { eyeExam } from './eye-exam-schema';
import { page as eyeExamNearMeEntry } from './page';

test('lists the practice as the provider and its own town first', () => {
  const node = eyeExam(eyeExamNearMeEntry, { description: 'Six things.', towns: ['Edison'] });
  expect(node).toMatchObject({
    '@id': `${__SITE_URL__}/eye-exam-near-me-in-metuchen/#service`,
    description: 'Six things.',
    provider: { '@id': `${__SITE_URL__}/#business` },
    areaServed: [{ name: 'Metuchen' }, { name: 'Edison' }],
  });
});
