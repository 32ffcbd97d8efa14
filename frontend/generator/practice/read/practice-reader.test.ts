import { expect, test } from 'vitest';
import { z } from 'zod';
import { copiedExample } from '../../testing/copied-example.ts';
import { date, group, text, yesOrNo } from '../schema/fact.ts';
import { practiceSchema } from '../schema/practice-schema.ts';
import { PracticeReader, readYaml } from './practice-reader.ts';

const schema = group('All of it', {
  address: group('The address', { street: text('The street') }).optional(),
  reason: text('Why').optional(),
  ways: z.array(text('A way')).optional(),
  day: date('The day').optional(),
  open: yesOrNo('Whether it is').optional(),
});

const read = (...lines: string[]) => readYaml(lines.join('\n'), schema);

const needsQuotes = (what: string) =>
  `${what} Without them, YAML reads what follows the # as a comment. A comment goes on a line of its own.`;

test.each([
  [
    ['address:', '  street: 100 Sample Street #200'],
    2,
    needsQuotes(
      'address → street: Put quotes around "100 Sample Street #200".',
    ),
  ],
  [['reason: Apt # 5'], 1, needsQuotes('reason: Put quotes around "Apt # 5".')],
  [['reason: #200'], 1, needsQuotes('reason: Put quotes around "#200".')],
  [['reason: 100 #200'], 1, 'Put quotes around "100 #200".'],
  [['reason: A long', '  one #2'], 2, 'Put quotes around "A long one #2".'],
  [
    ['ways:', '  - cash', '  - card #2'],
    3,
    'ways → number 2: Put quotes around "card #2".',
  ],
])('doesn’t lose what follows a # in %j', (lines, line, message) =>
  expect(read(...lines)).toEqual({
    problems: [{ line, message: expect.stringContaining(message) as string }],
  }),
);

test('takes a # as a comment where it can’t be anything else', () =>
  expect(
    read(
      '# Facts',
      'day: 2026-12-25 # Christmas',
      'open: true #yes',
      'reason: "#1 in town" # quoted',
      'ways: # none yet',
    ),
  ).toEqual({
    value: { day: '2026-12-25', open: true, reason: '#1 in town' },
  }));

test.each([
  ['reason: {city} and its neighbors'],
  ['reason: {city}'],
  ['ways:\n  - {doctors.count} of us'],
])(
  'asks for quotes around a text that begins with a placeholder: %s',
  (source) =>
    expect(read(source)).toEqual({
      problems: [
        {
          line: source.split('\n').length,
          message: expect.stringContaining(
            'Put quotes around a text that begins with a placeholder, such as',
          ) as string,
        },
      ],
    }),
);

test('says what facts are if there are none', () =>
  expect(read('Our practice opened in 1998.')).toEqual({
    problems: [
      {
        line: 1,
        message:
          'These aren’t facts. Write each as its name, a colon and its value.',
      },
    ],
  }));

test('reads indents with spaces from web pages', () =>
  expect(
    read(
      'address:',
      '\u00A0\u00A0street:\u00A01 Main Street',
      'ways:',
      '\u2003-\u00A0cash',
    ),
  ).toEqual({
    value: { address: { street: '1 Main Street' }, ways: ['cash'] },
  }));

const typographic = z.strictObject({
  phone: practiceSchema.shape.phone,
  Friday: practiceSchema.shape.hours.shape.Friday,
  Saturday: practiceSchema.shape.hours.shape.Saturday,
  day: date('The day'),
  longitude: z.number(),
  reason: text('Why'),
});

test('reads the spaces and hyphens of phones and web pages, and keeps them in sentences', () => {
  const source = [
    'phone:\u00A0\u202A(732)\u00A0381\u20110142\u202C',
    'Friday: 9:00\u202FAM to 5:00\u202FPM',
    'Saturday: [9:00\u202FAM \u2014 12:00\u202FPM, 1\u2009PM\u2013\u20095\u2009PM]',
    'day: 2026\u201112\u201125',
    'longitude: \u221274.36',
    'reason: From\u00A01 to\u00A02 \u2014 and later',
  ].join('\n');
  expect(readYaml(source, typographic)).toEqual({
    value: {
      phone: '(732) 381-0142',
      Friday: '9:00 AM to 5:00 PM',
      Saturday: ['9:00 AM - 12:00 PM', '1 PM- 5 PM'],
      day: '2026-12-25',
      longitude: -74.36,
      reason: 'From\u00A01 to\u00A02 \u2014 and later',
    },
  });
});

const changes = [
  { file: 'practice.yaml', was: 'address.road', now: 'street' },
  { file: 'practice.yaml', was: 'fax' },
];

test('says in one line what a fact is called now', () =>
  expect(readYaml('address:\n  road: 1 Main Street', schema, changes)).toEqual({
    problems: [
      {
        line: 2,
        message: 'address → road is now street. "make adopt" can change it.',
      },
    ],
  }));

test('only warns about a fact that’s gone', () =>
  expect(readYaml('open: true\nfax: none', schema, changes)).toEqual({
    value: { open: true },
    warnings: [
      { line: 2, message: 'fax isn’t on any page anymore. Delete it.' },
    ],
  }));

const copy = copiedExample();

test('knows only the changes of its own file', async () => {
  const listed = [
    { file: 'practice.yaml', was: 'remake' },
    { file: 'doctors/', was: 'phone' },
  ];
  const reader = new PracticeReader(copy.path('.'), listed);
  const practice = await reader.yaml('practice.yaml', practiceSchema);
  expect(practice).not.toHaveProperty('remake');
  expect(practice).toHaveProperty('phone');
  expect(reader.warnings).toEqual([
    expect.stringMatching(
      /practice\.yaml, line \d+: remake isn’t on any page anymore/,
    ),
  ]);
});
