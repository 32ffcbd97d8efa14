import { expect, test } from '@jest/globals';
import { practice } from 'shared/practice';
import { urgentSigns } from 'shared/urgent-advice';
import { composeContactMail } from './contact-mail.ts';

const submission = {
  id: 'c0ffee',
  receivedAt: '2026-01-05T20:30:00.000Z',
  consentVersion: '2025-01',
  message: {
    firstName: 'Ann',
    lastName: '<b>Example</b>',
    email: "ann.o'example+x@visitor.example",
    phone: '732-555-0101',
    subject: 'Insurance Questions',
    message: 'Tom & "Jerry"\n<script>alert(1)</script>',
  },
} as const;

const compose = (change: object = {}, message: object = {}) =>
  composeContactMail(
    {
      ...submission,
      ...change,
      message: { ...submission.message, ...message },
    },
    'https://www.practice.example',
  );

test("marks an urgent message in subject, priority and text, and adds the site's advice", () => {
  const mail = compose({}, { subject: 'Urgent/Emergency' });
  expect(mail.urgent).toBe(true);
  expect(mail.subject).toMatch(/^URGENT \[Website\] Urgent\/Emergency: /);
  expect(mail.text).toMatch(/^URGENT: /);
  expect(mail.html).toContain('URGENT: ');
  expect(compose().urgent).toBe(false);
  expect(compose().text).not.toContain('URGENT');
  for (const { sign } of urgentSigns) {
    expect(mail.text).toContain(sign);
    expect(mail.html).toContain(sign);
  }
  expect(mail.text).toMatch(/^Call 911 now$/m);
  expect(mail.text).toMatch(
    /A chemical in the eye\n {2}Rinse first, .*1-800-222-1222/,
  );
  expect(mail.text).not.toMatch(/\{\w+\}/);
  expect(compose().text).not.toContain('Rinse');
  expect(mail.html).toMatch(
    /<details .*What our website tells people with an urgent sign:/,
  );
  expect(compose().html).not.toMatch(/Rinse|What our website tells/);
});

test('marks the message with the practice’s color', () => {
  expect(practice.mailColor).toMatch(/^#[0-9a-f]{6}$/);
  expect(compose().html).toContain(
    `4px solid ${practice.mailColor};font-weight:bold">${practice.name}</p>`,
  );
});

test('says where it was sent, and where a reply goes', () => {
  const origin =
    "Sent with the contact form at https://www.practice.example. If you reply to this email, it goes to ann.o'example+x@visitor.example.";
  expect(compose().text).toContain(origin);
  expect(compose().html).toContain(origin.replaceAll("'", '&#39;'));
});

test("shows the time in the practice's time zone", () => {
  const { text, html } = compose();
  const time = new Date(submission.receivedAt).toLocaleTimeString('en-US', {
    timeZone: practice.timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  for (const part of [text, html]) {
    expect(part).toContain('Monday, January 5, 2026 at ');
    expect(part).toContain(time);
    expect(part).toContain(submission.receivedAt);
  }
});

test('shows the message first, and the phone number and the email address once, as buttons', () => {
  const { html } = compose();
  expect(compose({}, { phone: '020 7946 0958' }).html).toContain(
    '<bdi>020 7946 0958</bdi></p>',
  );
  expect(html).toMatch(
    /alert.*<a style="[^"]+" href="tel:\+17325550101">Call 732-555-0101<\/a>\n<a style="[^"]+" href="mailto:ann\.o&#39;example%2Bx@visitor\.example">Write to ann\.o.*Insurance/s,
  );
  expect(html?.match(/732-555-0101/g)).toHaveLength(1);
  expect(html?.match(/<a /g)).toHaveLength(2);
});

test('asks staff to write back if an urgent message has no phone number', () => {
  const urgent = { subject: 'Urgent/Emergency' };
  expect(compose({}, urgent).text).toContain('Call back right away.');
  const { text } = compose({}, { ...urgent, phone: undefined });
  expect(text).toContain(
    'They left no phone number, so write back right away.',
  );
  expect(text).not.toContain('Call back');
});

test('shows a missing phone number as not given, and the consent text', () => {
  const { text, html } = compose({}, { phone: undefined });
  expect(text).toMatch(/^Phone: +not given$/m);
  expect(html).toContain('not given');
  expect(text).toContain(
    'contact me by email or phone about this message.” (text 2025-01)',
  );
});

test('says whether the office was open, and gives the advice for that', () => {
  const office = { takesCalls: false, status: 'Closed. Opens Tuesday 9:00 AM' };
  const urgent = { subject: 'Urgent/Emergency' };
  expect(compose({ office }).text).toMatch(
    /^Office then: +Closed\. Opens Tuesday 9:00 AM$/m,
  );
  expect(compose().text).not.toContain('Office then');
  const { text } = compose({ office }, urgent);
  expect(text).toContain('Don’t wait for us to open.');
  expect(text).not.toContain('Call as soon as you notice it.');
  expect(compose({}, urgent).text).toContain('Call as soon as you notice it.');
});
