import { expect, test } from 'vitest';
import { cleaned, contactFields } from './contact-rules.ts';

test.each([
  ['info@m\u00FCller.example', 'info@xn--mller-kva.example'],
  ['info@xn--mller-kva.example', 'info@xn--mller-kva.example'],
  ['jos\u00E9@example.com', 'jos\u00E9@example.com'],
  ['m\u00FCller.example', 'm\u00FCller.example'],
  [
    'ann@example.com, bob@m\u00FCller.example',
    'ann@example.com, bob@xn--mller-kva.example',
  ],
  ['ann@m\u00FCller.example>', 'ann@m\u00FCller.example>'],
])('the domain of an address is in ASCII: %s', (typed, kept) => {
  expect(cleaned(contactFields.email, typed)).toBe(kept);
});

test.each(['firstName', 'email', 'message'] as const)(
  'space and invisible characters in a %s can be three times its limit, and more are too long',
  (name) => {
    const field = contactFields[name];
    const text = 'x'.repeat(field.limit);
    const pasted = `\uFEFF${text}${' '.repeat(3 * field.limit - 1)}`;
    expect(cleaned(field, pasted)).toBe(text);
    expect(cleaned(field, `${pasted} `).length).toBeGreaterThan(field.limit);
  },
);

test.each([
  '\u202D(732) 555-0142\u202C',
  '(732)\u00A0555\u20110142',
  '732\u200B-555-0142',
  '732\u2212555\u22120142',
  '732-555-0142\uFE0F',
  '+1 (732) 555.0142 ext. 12',
  '1/732/555-0142 x9',
  'tel:+1-732-555-0142',
  'tel:+1-732-555-0142;ext=12',
  '732-555-0142, ext. 12',
  '732-555-0142 extension 12',
  '732-555-0142 (cell)',
  '７３２-５５５-０１４２',
])('%j is a phone number', (typed) => {
  const { phone } = contactFields;
  expect(phone.problem(cleaned(phone, typed))).toBeUndefined();
});

test.each([
  ['555', /like 800-555-0100/],
  ['732-555-0142 *', /can’t have a “\*” sign/],
  ['📞 732-555-0142', /can’t have an emoji/],
  ['call me', /can’t have the word “call”/],
  ['732-555-0142 ext. 12 or 13', /can’t have the word “or”/],
])('%s isn’t, and the message says why', (typed, message) =>
  expect(contactFields.phone.problem(typed)).toMatch(message),
);

test.each([
  ['ann', /one email address/],
  ['ann@visitor.example, bob@visitor.example', /one email address/],
  ['jos\u00E9@visitor.example', /before the @ can’t have the letter “é”/],
  ['ann @visitor.example', /before the @ can’t have a space/],
  ['ann@visitor_one.example', /after the @ can’t have a “_” sign/],
  ['ann@visitor.example👋', /after the @ can’t have an emoji/],
  ['"a b"@visitor.example', /before the @ can’t have a “"” sign/],
  ['.ann@visitor.example', /before the @. It’s like/],
  [`${'a'.repeat(65)}@visitor.example`, /before the @. It’s like/],
  ['ann@visitor', /after the @. It looks like/],
  ['ann@visitor..example', /after the @. It looks like/],
  ['ann@-visitor.example', /after the @. It looks like/],
  ['ann@127.0.0.1', /after the @. It looks like/],
])('%s is no email address, and the message says why', (typed, message) =>
  expect(contactFields.email.problem(typed)).toMatch(message),
);

test.each([
  'mailto:ann@visitor.example',
  'Ann Example <ann@visitor.example>',
  '\uFEFFann@visitor.example\u200B',
  'ａｎｎ＠visitor.example',
  'ANN@VISITOR.EXAMPLE',
  'a.b_c-d@sub.visitor.example',
  `${'a'.repeat(64)}@visitor.example`,
])('%j is an email address', (typed) => {
  const { email } = contactFields;
  expect(email.problem(cleaned(email, typed))).toBeUndefined();
});
