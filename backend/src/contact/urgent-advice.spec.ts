import { expect, test } from '@jest/globals';
import { contactReceived } from 'shared/contact-rules';
import { practice } from 'shared/practice';
import { urgentLevels, urgentSigns } from 'shared/urgent-advice';
import { receivedMessage, urgentAdvice } from './urgent-advice.ts';

test('lists each sign once, below its own level', () => {
  const advice = urgentAdvice();
  expect(advice.map(({ signs }) => signs.map(({ sign }) => sign))).toEqual(
    urgentLevels.map(({ id }) =>
      urgentSigns.filter(({ level }) => level === id).map(({ sign }) => sign),
    ),
  );
  expect(advice.flatMap(({ signs }) => signs)).toHaveLength(urgentSigns.length);
});

test('says who should do something else before what all others do', () => {
  const steps = urgentAdvice().flatMap(({ signs }) =>
    signs.map(({ now }) => now),
  );
  expect(steps).toContain(
    'Bad pain, pain even in dim light, or worse vision? An eye injury, surgery or injection? Go to the emergency room instead. Fever, stiff neck or bad headache, too? Call 911. Take your contacts out and leave them out.',
  );
});

test('says what to do while the office is open, closed, or at any time', () => {
  const all = (takesCalls?: boolean) =>
    urgentAdvice(takesCalls)
      .map(({ title, text }) => `${title}. ${text}`)
      .join(' ');
  const call = 'Call as soon as you notice it.';
  const go = 'Don’t wait for us to open.';
  expect(all(true)).toContain(call);
  expect(all(true)).not.toContain(go);
  expect(all(true)).toContain('Call us now.');
  expect(all(false)).toContain(go);
  expect(all(false)).not.toMatch(/Call as soon|Call us now/);
  expect(all(false)).toContain('Call us first thing when we open.');
  expect(all()).toContain(
    `If we’re closed, go to the ER. When we’re open: ${call}`,
  );
  expect(all()).toMatch(
    /When we’re closed: Go to .* Don’t wait for us to open/,
  );
  expect(all()).not.toContain('When we’re open: Don’t drive yourself');
});

test('promises a reply within one business day only if the practice does', () => {
  const answer = (promisesReply: boolean, language?: string) =>
    receivedMessage('Other', language, undefined, {
      ...practice,
      promisesReply,
    });
  expect(answer(true)).toBe(contactReceived);
  expect(answer(false)).toBe(
    'Thank you. We got your message, and we’ll get back to you.',
  );
  expect(answer(true, 'es')).toContain('dentro de un día hábil');
  expect(answer(false, 'es')).toMatch(/^Gracias\. .* nos comunicaremos/);
});

test('the answer to an urgent message has the number of the day, or none', () => {
  const down = {
    kind: 'phone',
    from: '2026-12-01',
    until: '2026-12-01',
  } as const;
  const other = { ...down, number: '(732) 555-0143' };
  const { display } = practice.phone;
  const answer = (
    phone: typeof other | typeof down | undefined,
    language = '',
  ) => receivedMessage('Urgent/Emergency', language, phone);
  expect(answer(undefined)).toContain(`call us now at ${display}`);
  expect(answer(other)).toContain('call us now at (732) 555-0143');
  expect(answer(other, 'es')).toContain(
    'llámenos ahora mismo al (732) 555-0143',
  );
  for (const without of [answer(down), answer(down, 'es')]) {
    expect(without).not.toContain(display);
    expect(without).toContain('911');
    expect(without).not.toMatch(/\{\w+\}/);
  }
  expect(answer(down)).toContain('Our phone isn’t working.');
  expect(answer(down, 'es')).toContain('Nuestro teléfono no funciona.');
});
