/** A value for one field, and whether it's accepted. */
export type HostileField = readonly [field: string, value: unknown, accepted: boolean];

const names = ['firstName', 'lastName'] as const;
const texts = [...names, 'message'] as const;
const strings = [...texts, 'email', 'phone', 'subject'] as const;

const notText: readonly unknown[] = [
  0,
  1.5e308,
  true,
  false,
  [],
  ['Ann'],
  [['Ann']],
  {},
  { toString: 'x' },
  { length: 3 },
  { $ne: '' },
];

const lineBreaks: readonly string[] = [
  'Ann\r\nBcc: thief@evil.example',
  'Ann\nBcc: thief@evil.example',
  'Ann\rBcc: thief@evil.example',
  'Ann\r\n\r\n<h1>Another body</h1>',
];

/** Of office programs and PDF files. They become common ones, or spaces in a single line. */
const otherBreaks: readonly string[] = [
  'Ann\u2028Bcc: thief@evil.example',
  'Ann\u2029Bcc: thief@evil.example',
  'Ann\u0085Bcc: thief@evil.example',
  'Ann\u000bBcc: thief@evil.example',
  'a\u009bb',
];

const controlCharacters: readonly string[] = [
  'a\u0000b',
  'a\u0007b',
  'a\u001b[31mb',
  'a\u007fb',
  'a\ud800b',
  'a\udc00',
];

/** Left out of single lines. A message keeps them, in an element that isolates its writing direction. */
const invisibleCharacters: readonly string[] = [
  'Ann \u202egnp.exe',
  'Ann \u2066x\u2069',
  'Ann \u202dx',
  '\ufeffAnn',
  'A\u200bn\u00adn',
];

/** Nobody could see any of these. */
const invisibleTexts: readonly string[] = ['\u200b', '\u3164', '\ufeff \ufeff', '\u2800', '\u200d'];

/** Accepted, even though they'd be dangerous in other contexts. */
const harmlessTexts: readonly string[] = [
  '🙂👩‍👩‍👧‍👦🏳️‍🌈',
  '𠜎𠜱𝒳',
  'שלום עולם',
  'مرحبا \u200f!',
  'Zalgo H̴̡̛ḛ̸',
  'Größe naïve œuvre Ωμέγα',
  "Robert'); DROP TABLE jobs;--",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '</td></table><style>*{display:none}</style>',
  '&lt;b&gt; &amp;amp; &#60;',
  '=?utf-8?Q?=0D=0ABcc:_thief@evil.example?=',
  '%0d%0aBcc:%20thief@evil.example',
  '"Boss" <boss@practice.example>, x',
  '$(7*7) {{7*7}} #{7*7} <%= 7*7 %>',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'undefined',
  '-- ',
  '\\',
  ':;,<>@()[]',
];

/** Email addresses, and whether they're accepted. */
const addresses: readonly (readonly [string, boolean])[] = [
  ['ann@visitor.example', true],
  ['ann+tag@visitor.example', true],
  ["o'brien@visitor.example", true],
  ['a.b_c-d@sub.visitor.example', true],
  ['ANN@VISITOR.EXAMPLE', true],
  ['  ann@visitor.example  ', true],
  ['ann@xn--bcher-kva.example', true],
  ['ann', false],
  ['@visitor.example', false],
  ['ann@', false],
  ['ann@visitor', false],
  ['ann@@visitor.example', false],
  ['ann@a@visitor.example', false],
  ['ann@visitor..example', false],
  ['ann..b@visitor.example', false],
  ['.ann@visitor.example', false],
  ['ann.@visitor.example', false],
  ['ann@-visitor.example', false],
  ['ann@visitor-.example', false],
  ['ann@visitor.example.', false],
  ['"ann"@visitor.example', false],
  ['"a@evil.example"@visitor.example', false],
  ['"a,b@evil.example"@visitor.example', false],
  ['"\r\nBcc: x@evil.example"@visitor.example', false],
  ['ann@visitor.example, bob@evil.example', false],
  ['ann@visitor.example;bob@evil.example', false],
  ['ann@visitor.example bob@evil.example', false],
  ['Ann <ann@visitor.example>', false],
  ['<ann@visitor.example>', false],
  ['ann(comment)@visitor.example', false],
  ['ann@visitor.example(comment)', false],
  ['ann@[127.0.0.1]', false],
  ['ann@127.0.0.1', false],
  ['ann@[IPv6:::1]', false],
  ['group: ann@visitor.example;', false],
  ['ann@visitor.example\r\nBcc: thief@evil.example', false],
  ['ann@visitor.example\nTo: thief@evil.example', false],
  ['ann\u0000@visitor.example', false],
  ['\u200bann@visi\u200btor.example\u00a0', true],
  ['änn@visitor.example', false],
  ['ann@bücher.example', true],
  ['ann＠visitor.example', false],
  ['ann@visitor。example', false],
  ['ann@evil.example%00@visitor.example', false],
  ['mailto:ann@visitor.example', false],
  ['ann\\@visitor.example', false],
  [`${'a'.repeat(65)}@visitor.example`, false],
  [`ann@${'a'.repeat(64)}.example`, false],
  [`ann@${'a.'.repeat(130)}example`, false],
  ['a'.repeat(16_000), false],
  [`a@${'a-'.repeat(7000)}`, false],
  ['', false],
];

const phones: readonly (readonly [string, boolean])[] = [
  ['732-555-0101', true],
  ['+1 (732) 555.0101 ext. 12', true],
  ['1/732/555-0101 x9', true],
  ['', true],
  ['555', false],
  ['.......', false],
  ['732-555-0101\r\nBcc: x', false],
  ['732-555-0101;ext=<script>', false],
  ['tel:7325550101', false],
  ['٧٣٢٥٥٥٠١٠١', false],
  ['call me', false],
  ['1'.repeat(41), false],
  ['1'.repeat(15_000), false],
];

const lengths: readonly HostileField[] = [
  ['firstName', 'x'.repeat(80), true],
  ['firstName', 'x'.repeat(81), false],
  ['firstName', '🙂'.repeat(40), true],
  ['firstName', '🙂'.repeat(41), false],
  ['firstName', '', false],
  ['firstName', ' \t ', false],
  ['lastName', 'x'.repeat(15_000), false],
  ['phone', undefined, true],
  ['message', 'x'.repeat(5000), true],
  ['message', 'x'.repeat(5001), false],
  ['message', '🙂'.repeat(2500), true],
  ['message', `a${'\r\n'.repeat(4000)}b`, true],
  ['message', '\n\n', false],
];

const subjects: readonly unknown[] = [
  '',
  'Select a topic',
  'other',
  'Other ',
  'Other\r\nBcc: thief@evil.example',
  'Urgent',
  'constructor',
  'length',
  0,
];

const consents: readonly (readonly [unknown, boolean])[] = [
  [true, true],
  ['on', true],
  [false, false],
  ['true', false],
  ['yes', false],
  [1, false],
  [null, false],
  [[true], false],
  [{}, false],
];

/** One field at a time in an otherwise valid message. */
export const hostileFields: readonly HostileField[] = [
  ...strings.flatMap((field) => notText.map((value) => [field, value, false] as const)),
  ...names.flatMap((field) => lineBreaks.map((value) => [field, value, false] as const)),
  ...texts.flatMap((field) => controlCharacters.map((value) => [field, value, false] as const)),
  ...texts.flatMap((field) => invisibleCharacters.map((value) => [field, value, true] as const)),
  ...texts.flatMap((field) => invisibleTexts.map((value) => [field, value, false] as const)),
  ...texts.flatMap((field) => harmlessTexts.map((value) => [field, value, true] as const)),
  ...lineBreaks.map((value) => ['message', value, true] as const),
  ...texts.flatMap((field) => otherBreaks.map((value) => [field, value, true] as const)),
  ...addresses.map(([value, accepted]) => ['email', value, accepted] as const),
  ...phones.map(([value, accepted]) => ['phone', value, accepted] as const),
  ...lengths,
  ...subjects.map((value) => ['subject', value, false] as const),
  ...consents.map(([value, accepted]) => ['consent', value, accepted] as const),
];
