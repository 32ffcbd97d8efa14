import { expect, test } from '@jest/globals';
import { overHourlyLimit } from '../outbox/quarantine.ts';
import { composeDigestMail, digestNumber } from './digest-mail.ts';
import type { QuarantinedSubmission } from './submission.ts';

const submission = (
  id: string,
  reason: string,
  change: object = {},
): QuarantinedSubmission => ({
  id,
  receivedAt: '2026-01-05T20:30:00.000Z',
  consentVersion: '2025-01',
  reason,
  message: {
    firstName: 'Ann',
    lastName: '<b>Example</b>',
    email: 'ann@visitor.example',
    phone: '732-555-0101',
    subject: 'Insurance Questions',
    message: 'Tom & "Jerry"\n<script>alert(1)</script>',
    ...change,
  },
});

const suspected = (id: string, change: object = {}) =>
  submission(id, 'hidden field filled in', change);

const compose = (...submissions: QuarantinedSubmission[]) =>
  composeDigestMail(
    digestNumber(submissions.map(({ id }) => id)),
    submissions,
    'https://www.practice.example',
  );

test('shortens a long suspected message without splitting a character, and no overflow one', () => {
  const message = '👓'.repeat(301);
  const { text } = compose(suspected('a1', { message }));
  expect(text).toContain(`${'👓'.repeat(300)} …`);
  expect(text).not.toContain(message);
  expect(
    compose(submission('b2', overHourlyLimit, { message })).text,
  ).toContain(message);
});

test('says in the subject how many are urgent, and puts URGENT first if one is above the limit', () => {
  const urgent = { subject: 'Urgent/Emergency' };
  const overflow = (change?: object) =>
    submission('b2', overHourlyLimit, change);
  expect(compose(overflow(urgent), overflow())).toMatchObject({
    subject:
      'URGENT [Website] 2 messages above the hourly limit, 1 marked urgent',
    urgent: true,
  });
  expect(compose(overflow(), suspected('a1', urgent)).subject).toBe(
    '[Website] 1 message above the hourly limit, and 1 suspected spam, 1 marked urgent',
  );
});

test('lists urgent messages first, and says in each line who wrote and how to reach them', () => {
  const ids = Array.from({ length: 51 }, (_, number) => `n${number}-`);
  const message = 'a\nb '.repeat(99);
  const { text } = compose(
    ...ids.map((id) => suspected(id, { phone: undefined, message })),
    ...ids.map((id) => suspected(`u${id}`, { subject: 'Urgent/Emergency' })),
  );
  const [shown = '', list = ''] = text.split('list of the rest:\n');
  expect(shown).not.toContain('ID=n');
  const [first, second] = list.split('\n');
  expect(first).toBe(
    'URGENT, Monday, January 5, 2026 at 3:30 PM EST, Ann <b>Example</b>, 732-555-0101, ann@visitor.example, hidden field filled in: “Tom & "Jerry" <script>alert(1)</script>” make outbox-retry ID=un50-',
  );
  expect(second).toContain(
    `, no phone number, ann@visitor.example, hidden field filled in: “${'a b '.repeat(20)} …” make`,
  );
});

test('explains only what it lists', () => {
  for (const part of Object.values(
    compose(submission('b2', overHourlyLimit)),
  )) {
    expect(String(part)).not.toMatch(
      /looked like spam|Suspected spam|too many/,
    );
  }
  for (const part of Object.values(compose(suspected('a1')))) {
    expect(String(part)).not.toMatch(/hourly limit|too many/);
  }
});

test('separates introductions, messages and the list of the rest', () => {
  const many = Array.from({ length: 51 }, (_, number) =>
    suspected(`number-${number}-`),
  );
  const { text, html } = compose(submission('b2', overHourlyLimit), ...many);
  for (const part of [text, html])
    for (const { id } of many) expect(part).toContain(id);
  const [start = '', ...parts] = text.split(`${'='.repeat(72)}\n\n`);
  expect(start).toMatch(
    /^1 message came in above the hourly limit\. [^\n]*\n\n$/,
  );
  expect(parts[0]).toMatch(/\n51 messages looked like spam\. [^\n]*\n\n$/);
  const [, rest] = parts.at(-1)?.split('here’s a list of the rest:\n') ?? [];
  expect(rest).toMatch(/^.*ID=number-50-\n\nSent with [^\n]*\.\n$/);
});

test("escapes visitors' text in the HTML part and keeps it out of headers", () => {
  const many = Array.from({ length: 60 }, (_, number) =>
    suspected(String(number), { firstName: 'Eve <i>', subject: 'Other' }),
  );
  const { html, text, ...headers } = compose(
    ...many,
    submission('b2', overHourlyLimit),
  );
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(/<script|<b>|<i>/);
  expect(text).toContain('Eve <i>');
  expect(JSON.stringify(headers)).not.toMatch(/Eve|Ann|visitor|Jerry/);
});
