/** A value for one field, and whether it's accepted. */
export type HostileField = readonly [field: string, value: unknown, accepted: boolean];

const names = ['firstName', 'lastName'] as const;
const texts = [...names, 'message'] as const;
const strings = [...texts, 'email', 'phone', 'subject'] as const;

const notText: readonly unknown[] = [0, true, [], ['Ann'], {}, { toString: 'x' }, { $ne: '' }];

const lineBreaks: readonly string[] = [
  ...['Ann\r\nBcc: thief@evil.example', 'Ann\nBcc: thief@evil.example'],
  ...['Ann\rBcc: thief@evil.example', 'Ann\r\n\r\n<h1>Another body</h1>'],
];

/** Of office programs and PDF files. They become common ones, or spaces in a single line. */
const otherBreaks: readonly string[] = ['\u2028', '\u2029', '\u0085', '\u000b', '\u009b'].map(
  (character) => `Ann${character}Bcc: thief@evil.example`,
);

const controlCharacters: readonly string[] = [
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\u007f',
  '\ud800',
  '\udc00',
].map((character) => `a${character}b`);

/** Left out of single lines. A message keeps them, in an element that isolates its writing direction. */
const invisibleCharacters: readonly string[] = [
  ...['Ann \u202egnp.exe', 'Ann \u2066x\u2069', 'Ann \u202dx', '\ufeffAnn', 'A\u200bn\u00adn'],
];

/** Nobody could see any of these. */
const invisibleTexts: readonly string[] = ['\u200b', '\u3164', '\ufeff \ufeff', '\u2800', '\u200d'];

/** Accepted, even though they'd be dangerous in other contexts. */
const harmlessTexts: readonly string[] = [
  ...['🙂👩‍👩‍👧‍👦🏳️‍🌈', '𠜎𠜱𝒳', 'שלום עולם', 'مرحبا \u200f!', 'Zalgo H̴̡̛ḛ̸', 'Größe œuvre Ωμέγα'],
  ...["Robert'); DROP TABLE jobs;--", '$(7*7) {{7*7}} #{7*7} <%= 7*7 %>', '../../etc/passwd'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '&lt;b&gt; &amp;amp; &#60;'],
  ...['<a href="javascript:alert(1)">x</a>', '</td></table><style>*{display:none}</style>'],
  ...['=?utf-8?Q?=0D=0ABcc:_thief@evil.example?=', '%0d%0aBcc:%20thief@evil.example'],
  ...['"Boss" <boss@practice.example>, x', ':;,<>@()[]', '-- ', '\\'],
  ...['__proto__', 'constructor', 'undefined'],
];

const goodAddresses: readonly string[] = [
  ...['ann@visitor.example', 'ann+tag@visitor.example', "o'brien@visitor.example"],
  ...['a.b_c-d@sub.visitor.example', 'ANN@VISITOR.EXAMPLE', '  ann@visitor.example  '],
  ...['ann@xn--bcher-kva.example', 'ann@bücher.example', '\u200bann@visi\u200btor.example\u00a0'],
];

const badAddresses: readonly string[] = [
  // A part is missing, twice there or empty.
  ...['', 'ann', '@visitor.example', 'ann@', 'ann@visitor', 'ann@@visitor.example'],
  ...['ann@a@visitor.example', 'ann@visitor..example', 'ann..b@visitor.example'],
  ...['.ann@visitor.example', 'ann.@visitor.example', 'ann@visitor.example.'],
  ...['ann@-visitor.example', 'ann@visitor-.example'],
  // What RFC 5322 also allows, and mail programs read in more than one way.
  ...['"ann"@visitor.example', '"a@evil.example"@visitor.example'],
  ...['"a,b@evil.example"@visitor.example', '"\r\nBcc: x@evil.example"@visitor.example'],
  ...['Ann <ann@visitor.example>', '<ann@visitor.example>', 'group: ann@visitor.example;'],
  ...['ann(comment)@visitor.example', 'ann@visitor.example(comment)', 'ann\\@visitor.example'],
  ...['ann@[127.0.0.1]', 'ann@127.0.0.1', 'ann@[IPv6:::1]'],
  // More than one.
  ...['ann@visitor.example, bob@evil.example', 'ann@visitor.example;bob@evil.example'],
  ...['ann@visitor.example bob@evil.example', 'ann@visitor.example\r\nBcc: thief@evil.example'],
  ...['ann@visitor.example\nTo: thief@evil.example', 'ann@evil.example%00@visitor.example'],
  // Other characters.
  ...['ann\u0000@visitor.example', 'änn@visitor.example', 'ann＠visitor.example'],
  ...['ann@visitor。example', 'mailto:ann@visitor.example'],
  // Too long.
  ...[`${'a'.repeat(65)}@visitor.example`, `ann@${'a'.repeat(64)}.example`],
  ...[`ann@${'a.'.repeat(130)}example`, 'a'.repeat(16_000), `a@${'a-'.repeat(7000)}`],
];

const goodPhones: readonly string[] = [
  ...['732-555-0101', '+1 (732) 555.0101 ext. 12', '1/732/555-0101 x9', ''],
];

const badPhones: readonly string[] = [
  ...['555', '.......', '٧٣٢٥٥٥٠١٠١', 'call me', '1'.repeat(41), '1'.repeat(15_000)],
  ...['732-555-0101\r\nBcc: x', '732-555-0101;ext=<script>', 'tel:7325550101'],
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

const badSubjects: readonly unknown[] = [
  ...['', 'Select a topic', 'other', 'Other ', 'Urgent', 'constructor', 'length', 0],
  'Other\r\nBcc: thief@evil.example',
];

const consents: readonly unknown[] = [true, 'on'];
const noConsents: readonly unknown[] = [false, 'true', 'yes', 1, null, [true], {}];

const rows = (fields: readonly string[], values: readonly unknown[], accepted: boolean) =>
  fields.flatMap((field) => values.map((value) => [field, value, accepted] as const));

/** One field at a time in an otherwise valid message. */
export const hostileFields: readonly HostileField[] = [
  ...rows(strings, notText, false),
  ...rows(names, lineBreaks, false),
  ...rows(texts, controlCharacters, false),
  ...rows(texts, invisibleCharacters, true),
  ...rows(texts, invisibleTexts, false),
  ...rows(texts, harmlessTexts, true),
  ...rows(['message'], lineBreaks, true),
  ...rows(texts, otherBreaks, true),
  ...rows(['email'], goodAddresses, true),
  ...rows(['email'], badAddresses, false),
  ...rows(['phone'], goodPhones, true),
  ...rows(['phone'], badPhones, false),
  ...lengths,
  ...rows(['subject'], badSubjects, false),
  ...rows(['consent'], consents, true),
  ...rows(['consent'], noConsents, false),
];
