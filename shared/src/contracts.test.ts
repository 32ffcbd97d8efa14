import { describe, expect, test } from 'vitest';
import { isLiveCheckStatus, isServerWarnings, type LiveCheckStatus } from './live-check';
import { isMessageList, type MessageList } from './messages';
import { isVitalsReport, type VitalsReport } from './vitals';

const finding = { severity: 'error', what: 'It answers 500.', todo: 'Try again.' } as const;

const messageList: MessageList = {
  messages: [
    {
      id: 'a1',
      state: 'failed',
      receivedAt: '2026-11-20T05:00:00.000Z',
      attempts: 13,
      lastError: 'Error ESOCKET',
      reason: '',
    },
  ],
};

const status: LiveCheckStatus = {
  running: { startedAt: '2026-11-20T05:00:00.000Z', done: 3, total: 46 },
  result: {
    finishedAt: '2026-11-20T05:00:01.000Z',
    milliseconds: 1000,
    addresses: 46,
    report: {
      site: [finding],
      pages: [
        {
          id: 'home',
          label: 'Home',
          path: '/',
          declaredIndexed: true,
          indexable: false,
          reason: 'it answers 500',
          findings: [{ ...finding, paths: ['/'] }],
        },
      ],
    },
  },
};

const percentile = { metric: 'lcp', p75: { value: 1900, open: false } } as const;
const device = { device: 'phone', visits: 40 } as const;

const vitals: VitalsReport = {
  since: '2026-11-01',
  from: '2026-10-26',
  site: [
    {
      ...device,
      metrics: [{ ...percentile, visits: 40, weeks: [{ value: 1900, open: false }] }],
    },
  ],
  pages: [{ path: '/about/', label: 'About', devices: [{ ...device, metrics: [percentile] }] }],
  missing: [{ path: '/old', visits: 3, linked: 1 }],
  crowded: false,
};

/** The value with one field renamed, for each field at any depth. */
function* withFieldRenamed(value: unknown): Generator<[name: string, value: unknown]> {
  if (Array.isArray(value)) {
    const [first] = value as unknown[];
    for (const [path, changed] of withFieldRenamed(first)) yield [`0.${path}`, [changed]];
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value) as [string, unknown][]) {
      yield [name, { ...value, [name]: undefined, [`${name}X`]: inner }];
      for (const [path, changed] of withFieldRenamed(inner)) {
        yield [`${name}.${path}`, { ...value, [name]: changed }];
      }
    }
  }
}

describe.each([
  ['messages', isMessageList, messageList],
  ['live check', isLiveCheckStatus, status],
  ['vitals', isVitalsReport, vitals],
  ['warnings', isServerWarnings, { warnings: [{ severity: 'error', what: 'It expired.' }] }],
] as const)('%s', (_, isExpected, answer) => {
  test('accepts a response that follows the contract', () => {
    expect(isExpected(answer)).toBe(true);
  });

  test.each(['<html>', '', null, undefined, 7, [], {}])('rejects %j', (other) => {
    expect(isExpected(other)).toBe(false);
  });

  // A failed check has `failure` instead of a report.
  const renamed = [...withFieldRenamed(answer)].filter(([path]) => path !== 'result.report');
  test.each(renamed)('rejects a response without %s', (_path, changed) => {
    expect(isExpected(changed)).toBe(false);
  });
});

test('rejects states and severities that the dashboard doesn’t know', () => {
  const [message] = messageList.messages;
  expect(isMessageList({ messages: [{ ...message, state: 'lost' }] })).toBe(false);
  const report = { pages: [], site: [{ ...finding, severity: 'fatal' }] };
  expect(isLiveCheckStatus({ ...status, result: { ...status.result, report } })).toBe(false);
});
