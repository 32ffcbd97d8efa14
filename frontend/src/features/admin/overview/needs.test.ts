import { expect, test } from 'vitest';
import type { LiveCheckResult } from 'shared/live-check';
import type { MessageCounts } from 'shared/messages';
import type { VitalsReport } from 'shared/vitals';
import { type Facts, findNeeds } from './needs';

const messagesIn = (counts: Partial<MessageCounts>): Facts => ({
  messages: { waiting: 0, failed: 0, quarantined: 0, ...counts },
});

const report = { pages: [], site: [] };

const checked = (
  found: Pick<LiveCheckResult, 'failure' | 'report'>,
): Facts => ({
  liveCheck: {
    running: null,
    result: { finishedAt: '', milliseconds: 0, addresses: 0, ...found },
  },
});

const neverChecked: Facts = { liveCheck: { running: null, result: null } };

const measured = (found: Partial<VitalsReport>): Facts => ({
  vitals: {
    since: '',
    from: '',
    site: [],
    pages: [],
    missing: [],
    crowded: false,
    ...found,
  },
});

function weeksOf(...values: number[]): Facts {
  const weeks = values.map((value) => ({ value, open: false }));
  const metrics = [{ metric: 'lcp', visits: 100, p75: null, weeks } as const];
  return measured({ site: [{ device: 'all', visits: 100, metrics }] });
}

const finding = { severity: 'warning', what: '', todo: '' } as const;
const linkedOnce = { path: '/x', visits: 2, linked: 1 };
const sampleContent = ['5 doctors'];
const oneFailed = messagesIn({ waiting: 1, failed: 1 });

test.each<[what: string, facts: Facts]>([
  [
    'everything is well',
    { ...messagesIn({}), ...checked({ report }), ...measured({}) },
  ],
  ['nothing has been loaded', {}],
  ['pages got slower, and are as fast as anyone needs', weeksOf(1000, 2400)],
  ['pages got a little slower', weeksOf(3000, 3600)],
])('nothing is needed when %s', (_, facts) =>
  expect(findNeeds(facts)).toEqual([]),
);

test.each<[to: string, grade: string, text: string, facts: Facts]>([
  [
    '?section=messages',
    'warning',
    'Messages: 1 waiting, 0 failed, 0 quarantined.',
    messagesIn({ waiting: 1 }),
  ],
  [
    '?section=messages',
    'error',
    'Messages: 1 waiting, 1 failed, 0 quarantined.',
    oneFailed,
  ],
  [
    '?section=pages',
    'notice',
    'The live site hasn’t been checked yet.',
    neverChecked,
  ],
  ['?section=pages', 'error', 'Live check: No.', checked({ failure: 'No.' })],
  [
    '?section=pages',
    'warning',
    'Live check: 1 warning.',
    checked({ report: { pages: [], site: [finding] } }),
  ],
  [
    '?section=speed#missing',
    'error',
    'One missing page has a link on our own pages.',
    measured({ missing: [linkedOnce, { ...linkedOnce, linked: 0 }] }),
  ],
  [
    '?section=speed',
    'warning',
    'Pages got slower than a week ago: LCP.',
    weeksOf(2000, 2600),
  ],
  [
    '#sample',
    'warning',
    'Sample content is left. The site isn’t ready to go live.',
    { sampleContent },
  ],
])('leads to %s with the %s “%s”', (to, grade, text, facts) =>
  expect(findNeeds(facts)).toEqual([{ grade, text, to }]),
);

test('leads nowhere with what the server warns of', () => {
  const warning = {
    severity: 'error',
    what: 'The certificate has expired.',
  } as const;
  expect(findNeeds({ warnings: [warning] })).toEqual([
    { grade: 'error', text: warning.what },
  ]);
});

test('the worst comes first', () => {
  const needs = findNeeds({
    ...neverChecked,
    ...messagesIn({ failed: 1 }),
    sampleContent,
  });
  expect(needs.map(({ grade }) => grade)).toEqual([
    'error',
    'warning',
    'notice',
  ]);
});
