import { expect, test } from 'vitest';
import type { OutboxEntry } from 'shared/messages';
import type { VitalsReport } from 'shared/vitals';
import { type Facts, findNeeds } from './needs';

const report = { pages: [], site: [] };

const result = { finishedAt: '', milliseconds: 0, addresses: 0 };

const vitals: VitalsReport = {
  since: '',
  from: '',
  site: [],
  pages: [],
  missing: [],
  crowded: false,
};

const message: OutboxEntry = {
  id: '',
  state: 'waiting',
  receivedAt: '',
  attempts: 0,
  lastError: '',
  reason: '',
};

const finding = { severity: 'warning', what: '', todo: '' } as const;

const weeksOf = (...values: number[]): Facts => ({
  vitals: {
    ...vitals,
    site: [
      {
        device: 'all',
        visits: 100,
        metrics: [
          {
            metric: 'lcp',
            visits: 100,
            p75: null,
            weeks: values.map((value) => ({ value, open: false })),
          },
        ],
      },
    ],
  },
});

test.each<[what: string, facts: Facts]>([
  [
    'everything is well',
    { messages: [], liveCheck: { running: null, result: { ...result, report } }, vitals },
  ],
  ['nothing has been loaded', {}],
  ['pages got slower, and are as fast as anyone needs', weeksOf(1000, 2400)],
  ['pages got a little slower', weeksOf(3000, 3600)],
])('nothing is needed when %s', (_, facts) => {
  expect(findNeeds(facts)).toEqual([]);
});

test.each<[facts: Facts, grade: string, text: string, to: string]>([
  [
    { messages: [message] },
    'warning',
    'Messages: 1 waiting, 0 failed, 0 quarantined.',
    '?section=messages',
  ],
  [
    { messages: [message, { ...message, state: 'failed' }] },
    'error',
    'Messages: 1 waiting, 1 failed, 0 quarantined.',
    '?section=messages',
  ],
  [
    { liveCheck: { running: null, result: null } },
    'notice',
    'The live site hasn’t been checked yet.',
    '?section=pages',
  ],
  [
    { liveCheck: { running: null, result: { ...result, failure: 'No.' } } },
    'error',
    'Live check: No.',
    '?section=pages',
  ],
  [
    { liveCheck: { running: null, result: { ...result, report: { pages: [], site: [finding] } } } },
    'warning',
    'Live check: 1 warning.',
    '?section=pages',
  ],
  [
    {
      vitals: {
        ...vitals,
        missing: [
          { path: '/x', visits: 2, linked: 1 },
          { path: '/y', visits: 2, linked: 0 },
        ],
      },
    },
    'error',
    'One missing page has a link on our own pages.',
    '?section=speed#missing',
  ],
  [weeksOf(2000, 2600), 'warning', 'Pages got slower than a week ago: LCP.', '?section=speed'],
  [
    { sampleContent: ['5 doctors'] },
    'warning',
    'Sample content is left. The site isn’t ready to go live.',
    '?section=overview#sample',
  ],
])('%j needs the admin', (facts, grade, text, to) => {
  expect(findNeeds(facts)).toEqual([{ grade, text, to }]);
});

test('the worst comes first', () => {
  const needs = findNeeds({
    liveCheck: { running: null, result: null },
    messages: [{ ...message, state: 'failed' }],
    sampleContent: ['5 doctors'],
  });
  expect(needs.map(({ grade }) => grade)).toEqual(['error', 'warning', 'notice']);
});
