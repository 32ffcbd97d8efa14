import { z } from 'zod';
import { hoursError, hoursPattern, weekdays, type Weekday } from './opening-hours.ts';
import { usStates, type UsState } from './us-states.ts';

const timeZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const;

export const text = (description: string) => z.string().trim().min(1).meta({ description });

const link = (description: string) =>
  z.url({ protocol: /^https$/, error: 'Write the whole address, beginning with https://' }).meta({
    description,
  });

const reviewsForm = 'Write how many reviews there are, such as 87, or over 200.';
const hoursForm = 'Write closed, or hours like 9:00 AM to 5:00 PM.';

const oneSpan = z.string().regex(hoursPattern, { error: hoursForm, abort: true });

const hoursOfDay = z
  .union([z.literal('closed'), oneSpan, z.array(oneSpan).min(1)], hoursForm)
  .superRefine((day, context) => {
    const message = day === 'closed' ? undefined : hoursError([day].flat());
    if (message) context.addIssue({ code: 'custom', message });
  })
  .meta({
    description:
      'closed, or hours such as 9:00 AM to 5:00 PM. With a lunch break: [9:00 AM to 12:00 PM, 1:00 PM to 5:00 PM]',
  });

/**
 * The schema of `practice.yaml`. Editors and error messages show the descriptions, so they're written for
 * people who aren't programmers.
 */
export const practiceSchema = z.strictObject({
  name: text('The full name of the practice, such as Station Lens Optometry'),
  shortName: text('A shorter name, for places with little room')
    .max(20, 'The short name is too long: page titles have room for 20 characters.')
    .meta({ description: 'A shorter name, for places with little room: up to 20 characters' }),
  copyrightYear: z
    .int()
    .min(1900)
    .meta({ description: 'The year beside the © at the end of each page' }),
  address: z
    .strictObject({
      street: text('Number and street, such as 100 Sample Street'),
      city: text('The city or town'),
      county: text('The county with the word County, such as Middlesex County').optional(),
      state: z
        .enum(Object.keys(usStates) as UsState[], 'Write the two letters of the state, such as NJ.')
        .meta({ description: 'The two letters of the state, such as NJ' }),
      zip: z
        .string("Put quotes around the ZIP code, such as '08840', so that no zero gets lost.")
        .regex(/^\d{5}(-\d{4})?$/, "Write the ZIP code with five digits, such as '08840'.")
        .meta({ description: "The ZIP code, in quotes, such as '08840'" }),
    })
    .meta({ description: 'Where the door is' }),
  geo: z
    .strictObject({
      latitude: z.number().min(-90).max(90).meta({ description: 'Such as 40.54175' }),
      longitude: z.number().min(-180).max(180).meta({ description: 'Such as -74.36324' }),
    })
    .meta({ description: 'The place of the door on the map, with five decimals' }),
  phone: z
    .string()
    .regex(
      /^(?:\+?1[ .-]?)?\(?[2-9]\d\d\)?[ .-]?[2-9]\d\d[ .-]?\d{4}$/,
      'Write the phone number with its area code, such as (732) 555-0142.',
    )
    .meta({ description: 'The phone number with its area code, such as (732) 555-0142' }),
  timeZone: z
    .enum(timeZones, `Write one of ${timeZones.join(', ')}.`)
    .meta({ description: `The time zone: ${timeZones.join(', ')}` }),
  hours: z
    .strictObject(
      Object.fromEntries(weekdays.map((day) => [day, hoursOfDay])) as Record<
        Weekday,
        typeof hoursOfDay
      >,
    )
    .meta({ description: 'When the practice is open, each day on its own' }),
  closures: z
    .array(
      z.strictObject({
        date: z.iso
          .date('Write the date as year-month-day, such as 2026-12-25.')
          .meta({ description: 'The day as year-month-day, such as 2026-12-25' }),
        reason: text('Why, as it follows “Closed for”, such as Christmas Day'),
      }),
    )
    .meta({ description: 'Days when the practice is closed that would normally be open' }),
  booking: link('The address of the scheduling service'),
  social: z
    .strictObject({
      Facebook: link('The page on Facebook').optional(),
      Instagram: link('The profile on Instagram').optional(),
    })
    .meta({ description: 'Profiles elsewhere. Leave out what you don’t have' }),
  rating: z
    .strictObject({
      average: z.number().min(1).max(5).meta({ description: 'The average in stars, such as 4.9' }),
      reviews: z
        .union([z.int().positive(), z.string().regex(/^over [1-9]\d*$/, reviewsForm)], reviewsForm)
        .meta({ description: 'How many reviews there are, such as 87, or over 200' }),
    })
    .optional()
    .meta({ description: 'The average of the public reviews. Leave it out if there are none' }),
  priceRange: z
    .enum(['$', '$$', '$$$', '$$$$'], 'Write one to four dollar signs.')
    .meta({ description: 'One to four dollar signs, as maps show them' }),
  payment: z
    .array(text('A way to pay, as you’d say it in a sentence, such as credit cards'))
    .min(1)
    .meta({ description: 'Ways to pay, as you’d say them in a sentence: cash, credit cards' }),
  prices: z
    .strictObject({
      exam: text('An eye exam, such as $120 to $160').optional(),
      childExam: text('A child’s exam, such as $95 to $125').optional(),
      contactLensFitting: text('A contact lens fitting, such as $60 to $140').optional(),
      firstMyopiaYear: text('The first year of myopia treatment').optional(),
    })
    .default({})
    .meta({ description: 'Prices without insurance, as ranges: $120 to $160' }),
  remake: z
    .strictObject({
      days: z
        .int('Write a number of days, such as 60.')
        .positive('Write a number of days, such as 60.')
        .meta({ description: 'How many days after pickup, such as 60' }),
    })
    .optional()
    .meta({
      description:
        'How long you remake a lens for free if the prescription is wrong. Leave it out if you don’t do that',
    }),
  languages: z
    .array(text('A language, such as Spanish'))
    .min(1)
    .default(['English'])
    .meta({ description: 'The languages of the front desk' }),
  interpreters: z
    .boolean('Write true or false.')
    .default(false)
    .meta({ description: 'true if you offer free interpreters by phone for other languages' }),
  insurers: z
    .strictObject({
      vision: z
        .array(text('The name of a vision plan'))
        .default([])
        .meta({ description: 'Vision plans, such as VSP' }),
      medical: z
        .array(text('The name of a medical insurer'))
        .default([])
        .meta({ description: 'Medical insurers, such as Aetna' }),
      medicare: z
        .boolean('Write true or false.')
        .default(false)
        .meta({ description: 'true if the practice takes Medicare' }),
      medicaid: z.array(text('The name of a Medicaid plan')).default([]).meta({
        description: 'Medicaid plans as patients call them, such as NJ FamilyCare (Medicaid)',
      }),
    })
    .meta({ description: 'The insurance you take, by kind' }),
  medicalReview: z.iso
    .date('Write the date as year-month-day, such as 2026-12-01.')
    .optional()
    .meta({
      description:
        'The day when your doctors last read what the site says about eyes and myopia. Leave it out until they have',
    }),
  translations: z
    .record(
      z.string().regex(/^[a-z]{2,3}$/, 'Write the language as in its web address, such as es.'),
      z.strictObject({
        reviewedBy: text('Who has read all pages in this language, with you or for you'),
        reviewed: z.iso
          .date('Write the date as year-month-day, such as 2026-12-01.')
          .meta({ description: 'The day when they had read them' }),
      }),
    )
    .default({})
    .meta({
      description:
        'Languages whose pages a person has read, such as es. Others are only built on your own machine',
    }),
  emergencyRoom: text(
    'The nearest emergency room with its city, by the name that local people use',
  ).optional(),
  transit: z
    .strictObject({
      line: text('The railroad and its line, such as NJ Transit’s Northeast Corridor line'),
      stations: z
        .array(text('The name of a station'))
        .min(2)
        .meta({ description: 'The stations of the line, in order' }),
      station: text('The station of the practice, one of the stations above'),
      walkMinutes: z
        .int()
        .positive()
        .meta({ description: 'How many minutes the walk to the door takes' }),
    })
    .refine(({ stations, station }) => stations.includes(station), {
      error: 'This station isn’t in the list of stations.',
      path: ['station'],
    })
    .optional()
    .meta({ description: 'The train to the practice. Leave it out if there’s no train' }),
  confirmed: z.array(text('A sentence or the name of a picture')).default([]).meta({
    description: 'What make preflight finds in an example, but is true of this practice too',
  }),
});

/** The same for a real practice, which must have a real phone number, unlike the examples. */
export const ownPracticeSchema = practiceSchema.extend({
  phone: practiceSchema.shape.phone.refine(
    (phone) => !/555\D?01\d\d$/.test(phone),
    'This is a placeholder: numbers from 555-0100 to 555-0199 don’t work. Enter your own.',
  ),
});

export type PracticeFile = z.output<typeof practiceSchema>;
