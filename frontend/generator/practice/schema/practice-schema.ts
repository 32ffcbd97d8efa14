import { z } from 'zod';
import { closuresSchema } from './closures.ts';
import { about, date, group, text, yesOrNo } from './fact.ts';
import { insurersSchema } from './insurers.ts';
import { routeStarts } from './route-starts.ts';
import { weekdays, type Weekday } from 'shared/opening-hours';
import { hoursError, hoursPattern } from './opening-hours.ts';
import { promisesSchema } from './promises.ts';
import { timeZones, usStates, type UsState } from './us-states.ts';

const link = (...fact: Parameters<typeof about>) =>
  z
    .url({
      protocol: /^https$/,
      error: 'Write the whole address, beginning with https://',
    })
    .meta(about(...fact));

const list = (item: string, ...fact: Parameters<typeof about>) =>
  z
    .array(text(item))
    .default([])
    .meta(about(...fact));

/**
 * In New Jersey, a fee has to be a single dollar amount: N.J.A.C.
 * 13:38-1.2(c)3.
 */
const singleAmountStates: readonly string[] = ['NJ'];

export const isRange = (amount: string) => amount.includes(' to ');

const amountOf = (...fact: Parameters<typeof about>) =>
  z
    .string()
    .regex(
      /^\$[\d,]+(?: to \$[\d,]+)?$/,
      'Write one dollar amount, such as $120. Only where your state allows a range, write $120 to $160.',
    )
    .meta(about(...fact));

const price = (what: string, amount: string, includes = 'the exam and drops') =>
  z
    .strictObject(
      {
        amount: amountOf(what, amount),
        includes: text('What the patient gets for it', includes),
        next: z
          .strictObject(
            {
              amount: amountOf('The new price', amount),
              from: date('The first day of the new price', '2028-01-01'),
            },
            'Write the new amount and from with its first day, each on a line of its own.',
          )
          .optional()
          .meta(about('A new price, once you know its first day')),
      },
      'Write the amount and what it includes, each on a line of its own.',
    )
    .optional()
    .meta(about(what, { amount, includes }, 'practice'));

const answer = (description: string, example: string) =>
  text(description, example).optional();

const minutes = (description: string, example: number) =>
  z
    .int('Write a number of minutes, such as 20.')
    .positive('Write a number of minutes, such as 20.')
    .meta(about(description, example))
    .optional();

const reviewsForm =
  'Write how many reviews there are, such as 87, or over 200.';
const hoursForm = 'Write closed, or hours like 9:00 AM to 5:00 PM.';
const daysForm = 'Write a number of days, such as 60.';
const minutesForm = 'Write a number of minutes, such as 35.';

const oneSpan = z
  .string()
  .regex(hoursPattern, { error: hoursForm, abort: true });

const hoursOfDay = z
  .union([z.literal('closed'), oneSpan, z.array(oneSpan).min(1)], hoursForm)
  .superRefine((day, context) => {
    const message = day === 'closed' ? undefined : hoursError([day].flat());
    if (message) context.addIssue({ code: 'custom', message });
  })
  .meta(
    about(
      'closed, or hours such as 9:00 AM to 5:00 PM. With a lunch break: [9:00 AM to 12:00 PM, 1:00 PM to 5:00 PM]',
    ),
  );

const phoneNumber = (...fact: Parameters<typeof about>) =>
  z
    .string()
    .regex(
      /^(?:\+?1[ .-]?)?\(?[2-9]\d\d\)?[ .-]?[2-9]\d\d[ .-]?\d{4}$/,
      'Write the phone number with its area code, such as (732) 555-0142.',
    )
    .meta(about(...fact));

/** A place on the drawn map, counted in streets. */
const place = (...fact: Parameters<typeof about>) =>
  z
    .string()
    .regex(
      /^\d(?:\.\d+)?, \d(?:\.\d+)?$/,
      'Write two numbers with a comma, such as 2, 1.5 for the second street down, halfway between the first two across.',
    )
    .meta(about(...fact));

/** The schema of `practice.yaml`. */
export const practiceSchema = z.strictObject({
  name: text('The full name of the practice', 'Riverside Eye Care', 'practice'),
  shortName: text(
    'A shorter name, up to 20 characters',
    'Riverside Eye',
    'practice',
  ).max(
    20,
    'The short name is too long: page titles have room for 20 characters.',
  ),
  copyrightYear: z
    .int()
    .min(1900)
    .meta(about('The year beside the © at the end of each page', 2026)),
  address: group('Where the door is', {
    street: text('Number and street', '12 River Street', 'practice'),
    city: text('The city or town', 'Springfield'),
    county: text(
      'The county with the word County',
      'Clark County',
      'city',
    ).optional(),
    state: z
      .enum(
        Object.keys(usStates) as UsState[],
        'Write the two letters of the state, such as NJ.',
      )
      .meta(about('The two letters of the state', 'NJ')),
    zip: z
      .string(
        "Put quotes around the ZIP code, such as '08840', so that no zero gets lost.",
      )
      .regex(
        /^\d{5}(-\d{4})?$/,
        "Write the ZIP code with five digits, such as '08840'.",
      )
      .meta(about('The ZIP code', '01234', 'city')),
  }),
  geo: group(
    'The door on the map: a right click in Google Maps copies both',
    {
      // checkPosition says more than a range could.
      latitude: z.number().meta(about('The latitude', 40.12345)),
      longitude: z.number().meta(about('The longitude', -75.12345)),
    },
    'practice',
  ),
  phone: phoneNumber(
    'The phone number with its area code',
    '(201) 555-0123',
    'practice',
  ),
  otherPhones: z
    .array(
      phoneNumber(
        'A number that also reaches you, for days when the phone is down',
        '(201) 555-0124',
        'practice',
      ),
    )
    .default([])
    .meta(
      about('Other numbers that the front desk can put in its place for a day'),
    ),
  timeZone: z
    .enum(timeZones, `Write one of ${timeZones.join(', ')}.`)
    .meta(about('The time zone', 'America/Chicago')),
  hours: group(
    'When the practice is open, each day on its own',
    Object.fromEntries(weekdays.map((day) => [day, hoursOfDay])) as Record<
      Weekday,
      typeof hoursOfDay
    >,
  ),
  closures: closuresSchema,
  booking: z
    .union(
      [link('The page where patients book'), z.literal('phone')],
      'Write the whole address, beginning with https://, or phone.',
    )
    .meta(
      about(
        'The page where patients see open times and book one, or phone if they call you instead',
        'https://booking.example.com/',
        'practice',
      ),
    ),
  social: group('Profiles elsewhere', {
    Facebook: link(
      'The page on Facebook',
      'https://facebook.example.com/',
      'practice',
    ).optional(),
    Instagram: link(
      'The profile on Instagram',
      'https://instagram.example.com/',
      'practice',
    ).optional(),
  }).default({}),
  rating: group(
    'The average of your public reviews, once there are some',
    {
      average: z
        .number()
        .min(1)
        .max(5)
        .meta(about('The average in stars', 4.5)),
      reviews: z
        .union(
          [
            z.int().positive(),
            z.string().regex(/^over [1-9]\d*$/, reviewsForm),
          ],
          reviewsForm,
        )
        .meta(about('How many reviews there are, exact or as over 200', 87)),
    },
    'practice',
  ).optional(),
  allReviews: link(
    'The page with all of your reviews',
    'https://reviews.example.com/',
    'practice',
  ).optional(),
  priceRange: z
    .enum(['$', '$$', '$$$', '$$$$'], 'Write one to four dollar signs.')
    .meta(about('One to four dollar signs, as maps show them')),
  payment: z
    .array(text('A way to pay, as you’d say it in a sentence', 'credit cards'))
    .min(1)
    .meta(
      about('Ways to pay, as you’d say them in a sentence', [
        'cash',
        'credit cards',
      ]),
    ),
  prices: group(
    'Prices without insurance, which you may not exceed. If you know a new one ahead of time: next, with its amount, and from with its first day',
    {
      exam: price('An eye exam', '$110'),
      childExam: price('A child’s exam', '$80'),
      contactLensFitting: price(
        'A contact lens fitting',
        '$50',
        'trial lenses',
      ),
      firstMyopiaYear: price(
        'The first year of myopia treatment',
        '$1,000',
        'all visits, but no lenses or drops',
      ),
      laterMyopiaYear: price(
        'Each later year of myopia treatment',
        '$600',
        'all visits, but no lenses or drops',
      ),
      overnightLenses: price('Overnight lenses for a year', '$900', 'one pair'),
      softLenses: price(
        'Daily soft lenses that slow myopia, for a year',
        '$1,000',
        'a fresh pair every day',
      ),
      atropine: price(
        'Atropine drops for a year, if families pay you for them',
        '$600',
        'a bottle every month',
      ),
      myopiaGlasses: price(
        'A pair of myopia-control glasses',
        '$450',
        'the lenses, but no frame',
      ),
      glasses: price(
        'The least expensive pair of glasses',
        '$99',
        'a frame and single-vision lenses',
      ),
      progressives: price(
        'The least expensive pair of progressives',
        '$199',
        'a frame and progressive lenses',
      ),
    },
  ).default({}),
  examMinutes: z
    .int(minutesForm)
    .positive(minutesForm)
    .meta(
      about(
        'How many minutes a first visit takes, from the front desk to the end of the exam',
        60,
      ),
    )
    .optional(),
  promises: promisesSchema,
  answers: group(
    'Short answers that patients look for, each in a sentence or two',
    {
      latePolicy: answer(
        'What happens if someone comes late or cancels',
        'There’s no fee.',
      ),
      financing: answer(
        'Whether people can pay in installments',
        'You can pay in three parts.',
      ),
      medicaidAdults: answer(
        'What Medicaid pays for adults in your state',
        'One exam a year.',
      ),
      childrensPlan: answer(
        'Which public plan children in your state can have, and for whom it is',
        'State Health Kids is for children under 19.',
      ),
      hospitalBills: answer(
        'Whether hospitals in your state help people who can’t pay',
        'Ask the hospital for financial aid.',
      ),
      medicareAdvantage: answer(
        'What people with Medicare Advantage should know besides the names in insurers',
        'Show us the card before you book.',
      ),
      portal: answer(
        'Whether you have a portal and video visits',
        'We have no video visits.',
      ),
      relay: answer(
        'How deaf people reach you, and whether your phone takes texts',
        'Call us through 711 relay. Our phone can’t get texts.',
      ),
      orders: answer(
        'Ordering contacts again: what to have ready, how long it takes',
        'Two weeks.',
      ),
      lowVision: answer(
        'Help for people who see little even with glasses',
        'We fit magnifiers.',
      ),
      repairs: answer(
        'Repairs of glasses: what you fix, what it costs, how long it takes, and whether you do it over lunch',
        'We fix screws and nose pads for free, in ten minutes.',
      ),
      dryEye: answer('What you do about dry eye', 'We test your tears.'),
      cataract: answer(
        'What you do about cataracts',
        'We find a surgeon with you.',
      ),
      urgentVisits: answer(
        'Whether you see urgent problems the same day',
        'Call first.',
      ),
      afterHours: answer(
        'Whether someone answers after hours',
        'We have no after-hours line.',
      ),
    },
  ).default({}),
  myopia: group(
    'How you treat myopia, if you do. The pages don’t say what you leave out',
    {
      ages: group('The ages of the children whom you treat', {
        from: z.int().positive().meta(about('The youngest', 6)),
        to: z.int().positive().meta(about('The oldest', 14)),
      }).optional(),
      checkups: group('How many months are between checkups', {
        from: z.int().positive().meta(about('The fewest', 3)),
        to: z.int().positive().meta(about('The most', 6)),
      }).optional(),
      checkupMinutes: minutes('How long a checkup takes', 30),
      firstVisit: group('The parts of a first visit, in minutes', {
        checkIn: minutes(
          'Copying old prescriptions, and asking about eye problems in the family',
          10,
        ),
        measuring: minutes(
          'Measuring the shape of the cornea and the pupils, without touching the eye',
          20,
        ),
        drops: minutes('Eye drops that relax the focus', 25),
        talk: minutes('Explaining what you found, and what you suggest', 20),
      }).optional(),
    },
  ).default({}),
  remake: group(
    'How long you remake a lens for free if the prescription is wrong',
    {
      days: z
        .int(daysForm)
        .positive(daysForm)
        .meta(about('How many days after pickup', 60)),
    },
  ).optional(),
  forms: z
    .union(
      [
        z.literal('none'),
        link('The page', 'https://forms.example.com/', 'practice'),
      ],
      'Write the whole address, beginning with https://, or none.',
    )
    .meta(
      about(
        'The page with forms that new patients can fill in at home, or none if there’s nothing to fill in ahead of time',
        'https://forms.example.com/',
      ),
    )
    .optional(),
  languages: z
    .array(text('A language', 'Spanish'))
    .min(1)
    .default(['English'])
    .meta(about('The languages of the front desk', ['English', 'Spanish'])),
  interpreters: yesOrNo(
    'Whether you offer free interpreters by phone for other languages',
  ).default(false),
  insurers: insurersSchema,
  medicalReview: date(
    'The day when your doctors last read what the site says about eyes and myopia, once they have',
    '2026-12-01',
  ).optional(),
  translations: z
    .record(
      z
        .string()
        .regex(
          /^[a-z]{2,3}$/,
          'Write the language as in its web address, such as es.',
        ),
      z.strictObject({
        reviewedBy: text(
          'Who has read all pages in this language, with you or for you',
        ),
        reviewed: date('The day when they had read them', '2026-12-01'),
      }),
    )
    .default({})
    .meta(
      about(
        'Languages whose pages a person has read, because others are only built on your own machine',
        { es: { reviewedBy: 'Ana Example', reviewed: '2026-12-01' } },
      ),
    ),
  emergencyRoom: z
    .strictObject(
      {
        name: text(
          'The nearest emergency room with its city, by the name that local people use',
          'Mercy Hospital in Springfield',
          'city',
        ),
        street: text(
          'The number and street of the emergency room',
          '40 Hill Street',
          'city',
        ),
        phone: phoneNumber(
          'The emergency room’s phone',
          '(201) 555-0187',
          'city',
        ),
        minutes: z
          .int(minutesForm)
          .min(2, minutesForm)
          .meta(
            about(
              'How many minutes by car it is from your door, above all if it’s far',
              35,
            ),
          )
          .optional(),
      },
      'Write its name, street and phone, each on a line of its own.',
    )
    .optional()
    .meta(about('Where people go while you’re closed')),
  // The FCC lists the centers that take texts, by county: its Text-to-911
  // Registry.
  textTo911: yesOrNo(
    'Whether 911 takes text messages where you are (ask your county)',
  ).optional(),
  entrance: z
    .enum(['step-free', 'steps'], 'Write step-free or steps.')
    .meta(about('The way in: step-free or steps'))
    .optional(),
  transit: group('The train to the practice', {
    line: text('The railroad and its line', 'Amtrak’s River Line'),
    stations: z
      .array(text('The name of a station'))
      .min(2)
      .meta(
        about('The stations of the line, in order', [
          'Lakeview',
          'Springfield',
          'Riverside',
        ]),
      ),
    station: text(
      'The station of the practice, one of the stations above',
      'Springfield',
      'city',
    ),
    walkMinutes: z
      .int()
      .positive()
      .meta(about('How many minutes the walk to the door takes', 5)),
  })
    .refine(({ stations, station }) => stations.includes(station), {
      error: 'This station isn’t in the list of stations.',
      path: ['station'],
    })
    .optional(),
  streets: group('The drawn map of the streets around the door', {
    across: z
      .array(text('A street that runs across the map', 'Station Road'))
      .min(1)
      .max(3)
      .meta(about('The streets that run across, from the top')),
    down: z
      .array(text('A street that runs down the map', 'River Street'))
      .min(1)
      .max(3)
      .meta(about('The streets that run down, from the left')),
    tracks: yesOrNo('Whether the railroad runs along the top').optional(),
    door: place(
      'The door, counted in streets: 2, 1.5 is on the second one down, halfway between the first two across',
      '1, 1.5',
    ),
    places: z
      .array(
        z.strictObject({
          kind: z
            .enum(routeStarts, `Write one of ${routeStarts.join(', ')}.`)
            .meta(about(`What it is: ${routeStarts.join(', ')}`)),
          name: text(
            'Its name, if the drawing needs one',
            'Springfield',
          ).optional(),
          at: place('Where it is, counted in streets', '0.5, 0.6'),
          way: z
            .array(place('A corner on the way to the door', '1, 1'))
            .default([])
            .meta(about('The corners on the way from there to the door')),
        }),
      )
      .default([])
      .meta(about('What people come from: the station, parking')),
  }).optional(),
  confirmed: list(
    'A sentence or the name of a picture',
    'What make preflight finds in an example, but is true of this practice too',
  ),
});

const isReal = (phone: string) => !/555\D?01\d\d$/.test(phone);

const placeholder = {
  error:
    'This is a placeholder: numbers from 555-0100 to 555-0199 don’t work. Enter the real one.',
};

/**
 * The same for a real practice, which must have real phone numbers, unlike the
 * examples.
 */
export const ownPracticeSchema = practiceSchema.extend({
  phone: practiceSchema.shape.phone.refine(isReal, placeholder),
  otherPhones: practiceSchema.shape.otherPhones.refine(
    (phones) => phones.every(isReal),
    placeholder,
  ),
  emergencyRoom: practiceSchema.shape.emergencyRoom.refine(
    (emergencyRoom) => isReal(emergencyRoom?.phone ?? ''),
    { ...placeholder, path: ['phone'] },
  ),
});

export type PracticeFile = z.output<typeof practiceSchema>;

/** Reports ranges of fees in a state that forbids them. */
export function checkPrices(
  { address, prices }: PracticeFile,
  context: z.RefinementCtx,
) {
  if (!singleAmountStates.includes(address.state)) return;
  const message = `In ${address.state}, an advertised fee has to be a single dollar amount, not a range. Write the most that a patient pays.`;
  const check = (amount: string, path: readonly string[]) => {
    if (isRange(amount))
      context.addIssue({
        code: 'custom',
        path: ['prices', ...path, 'amount'],
        message,
      });
  };
  for (const [name, { amount, next }] of Object.entries(prices)) {
    check(amount, [name]);
    if (next) check(next.amount, [name, 'next']);
  }
}
