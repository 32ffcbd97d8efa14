/** A value for one field, and whether it's accepted. */
export type HostileField = readonly [
  field: string,
  value: unknown,
  accepted: boolean,
];

const names = ['firstName', 'lastName'] as const;
const texts = [...names, 'message'] as const;
const strings = [...texts, 'email', 'phone', 'subject'] as const;

const notText: readonly unknown[] = [
  0,
  true,
  [],
  ['Ann'],
  {},
  { toString: 'x' },
  { $ne: '' },
];

/** Spaces in a single line. */
const lineBreaks: readonly string[] = [
  'Ann\r\nBcc: thief@evil.example',
  'Ann\nBcc: thief@evil.example',
  'Ann\rBcc: thief@evil.example',
  'Ann\r\n\r\n<h1>Another body</h1>',
  'Ann\u2028Bcc: thief@evil.example',
];

/** Left out. typed-text.test.ts has more of them. */
const controlCharacters: readonly string[] = [
  'a\u0000b',
  'a\u0007b',
  'a\u0008b',
  'a\u001eb\u001fc',
  'a\u001b[31mb',
  'a\ud800b',
];

/** Left out. */
const invisibleCharacters: readonly string[] = [
  'Ann \u202egnp.exe',
  '\ufeffAnn',
];

/** Such a text would look empty. */
const invisibleTexts: readonly string[] = ['\ufeff \ufeff'];

/** Accepted, even though they'd be dangerous in other contexts. */
const harmlessTexts: readonly string[] = [
  // Other scripts.
  '🙂👩‍👩‍👧‍👦🏳️‍🌈',
  '𠜎𠜱𝒳',
  'مرحبا \u200f!',
  'Größe œuvre Ωμέγα',
  // In SQL, templates, paths and HTML.
  "Robert'); DROP TABLE jobs;--",
  '$(7*7) {{7*7}} #{7*7} <%= 7*7 %>',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '&lt;b&gt; &amp;amp; &#60;',
  '</td></table><style>*{display:none}</style>',
  // In the headers of an email.
  '=?utf-8?Q?=0D=0ABcc:_thief@evil.example?=',
  '%0d%0aBcc:%20thief@evil.example',
  '"Boss" <boss@practice.example>, x',
  ':;,<>@()[]',
  '-- ',
  '\\',
  // In JavaScript.
  '__proto__',
];

/** contact-rules.test.ts has more addresses and phone numbers. */
const goodAddresses: readonly string[] = [
  'ann+tag@visitor.example',
  "o'brien@visitor.example",
  'ann@bücher.example',
  '\u200bann@visi\u200btor.example\u00a0',
  'ann\u0000@visitor.example',
  'Ann <ann@visitor.example>',
];

/** Valid by RFC 5322, but mail programs read them in more than one way. */
const ambiguousAddresses: readonly string[] = [
  '"a,b@evil.example"@visitor.example',
  '"\r\nBcc: x@evil.example"@visitor.example',
  'group: ann@visitor.example;',
  'ann(comment)@visitor.example',
  'ann\\@visitor.example',
  'ann@[127.0.0.1]',
  'ann@127.0.0.1',
];

const severalAddresses: readonly string[] = [
  'ann@visitor.example, bob@evil.example',
  'ann@visitor.example;bob@evil.example',
  'ann@visitor.example\r\nBcc: thief@evil.example',
  'ann@evil.example%00@visitor.example',
];

const goodPhones: readonly string[] = [
  'tel:+1\u2212732\u2212555\u22120101\ufe0f',
  '',
];

const badPhones: readonly string[] = [
  '٧٣٢٥٥٥٠١٠١',
  '1'.repeat(41),
  '732-555-0101\r\nBcc: x',
];

const lengths: readonly HostileField[] = [
  ['email', '', false],
  ['email', 'a'.repeat(16_000), false],
  ['firstName', 'x'.repeat(80), true],
  ['firstName', 'x'.repeat(81), false],
  ['firstName', '🙂'.repeat(40), true],
  ['firstName', '🙂'.repeat(41), false],
  ['firstName', '', false],
  ['phone', undefined, true],
  ['message', 'x'.repeat(5000), true],
  ['message', 'x'.repeat(5001), false],
  ['message', '🙂'.repeat(2500), true],
  ['message', `a${'\r\n'.repeat(4000)}b`, true],
  ['message', '\n\n', false],
];

const badSubjects: readonly unknown[] = [
  '',
  'other',
  'Urgent',
  'constructor',
  0,
];

const consents: readonly unknown[] = [true, 'on'];
const noConsents: readonly unknown[] = [
  false,
  'true',
  'yes',
  1,
  null,
  [true],
  {},
];

const rows = (
  fields: readonly string[],
  values: readonly unknown[],
  accepted: boolean,
) =>
  fields.flatMap((field) =>
    values.map((value) => [field, value, accepted] as const),
  );

/** One field at a time in an otherwise valid message. */
export const hostileFields: readonly HostileField[] = [
  ...rows(strings, notText, false),
  ...rows(names, lineBreaks, true),
  ...rows(texts, controlCharacters, true),
  ...rows(texts, invisibleCharacters, true),
  ...rows(texts, invisibleTexts, false),
  ...rows(texts, harmlessTexts, true),
  ...rows(['message'], lineBreaks, true),
  ...rows(['email'], goodAddresses, true),
  ...rows(['email'], ambiguousAddresses, false),
  ...rows(['email'], severalAddresses, false),
  ...rows(['phone'], goodPhones, true),
  ...rows(['phone'], badPhones, false),
  ...lengths,
  ...rows(['subject'], badSubjects, false),
  ...rows(['consent'], consents, true),
  ...rows(['consent'], noConsents, false),
];
