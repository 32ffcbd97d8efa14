import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { claims, type ClaimId } from '../../../src/content/claims.ts';
import { about, date, group, text, yesOrNo } from './fact.ts';
import { routeStarts } from './route-starts.ts';

/** Length limits of titles and descriptions, in characters. */
export const titleLimit = 60;
export const descriptionLimits = { least: 70, most: 160 } as const;

const photoFormat = '(?:jpe?g|hei[cf]|png|webp|avif)';
const percent = '\\d{1,3}%';
const photo = `${photoFormat}(?: ${percent} ${percent})?`;

/**
 * A file, and for a photo what has to stay when it's cropped: percent from the
 * left and from the top.
 */
export const pictureFile = z
  .string()
  .regex(
    new RegExp(`^images/[^./\\\\][^/\\\\]*\\.(?:svg|${photo})$`, 'i'),
    'Write the file of a JPEG, HEIC, PNG, WebP, AVIF or SVG picture, such as images/maya.jpg. What must stay when a photo is cropped can follow: images/maya.jpg 50% 30%',
  );

const claim = z
  .enum(
    Object.keys(claims) as ClaimId[],
    'No claim of frontend/src/content/claims.json has this name.',
  )
  .meta(about('The claim in the register that supports the answer'));

export const question = z.strictObject({
  question: text('A question as a patient asks it'),
  answer: text('The answer'),
  claim: claim.optional(),
});

const closing = group('The band at the end of the page, above the buttons', {
  heading: text('The heading of the last band'),
  text: text('What the last band says'),
});

const metadata = {
  title: text('The title in search results, up to 60 characters'),
  description: text('The description in search results, 70 to 160 characters'),
};

const heading = text('The heading at the top of the page');
const lead = text('The first sentences: what and where');

/**
 * `text/en/<page>.md`: replaces parts of a page's text. Sections with a `##`
 * heading are added to the page, or replace the one that they name.
 */
export const pageTextSchema = z
  .strictObject({
    ...metadata,
    heading,
    lead,
    picture: pictureFile.meta(
      about('A photo or drawing for the page', 'images/office.jpg'),
    ),
    pictureAlt: text('What the picture shows, for people who can’t see it'),
    howLong: text(
      'On the page about eye exams: what an hour means for parking and trains',
    ),
    questions: z
      .array(question)
      .meta(about('More questions, on a page that has questions')),
    closing,
    milestones: z
      .array(
        z.strictObject({
          year: z.number().meta(about('The year', 2008)),
          text: text('What happened, in a sentence'),
        }),
      )
      .max(6, 'There’s room for six.')
      .meta(about('The practice’s story by year, in order')),
    leaveOut: z
      .array(text('The name of a section'))
      .meta(about('Sections that the page doesn’t show', ['tips'])),
  })
  .partial();

export type PageTextFile = z.output<typeof pageTextSchema>;

export const pagesFolder = join(import.meta.dirname, '../../../src/pages');

const showsPracticeText = (file: string) =>
  readFileSync(join(pagesFolder, file), 'utf8').includes("'practice/pages/");

/**
 * Pages that a practice can write text for: their `page.ts` reads it. Towns and
 * legal pages have separate files.
 */
export const pageIds = globSync('*/page.ts', { cwd: pagesFolder })
  .filter(showsPracticeText)
  .map((file) => dirname(file))
  .sort();

/**
 * The sections of each page that a practice can leave out or replace, by their
 * ids. Those that cite a source, say what to do about something urgent or
 * follow from other facts have to stay.
 */
export const generalSections: Readonly<Record<string, readonly string[]>> = {
  'for-kids': ['tips'],
  home: ['ages', 'care'],
  'myopia-doctor': ['when-not-to-treat'],
  'myopia-treatment': ['cost'],
  reviews: ['reasons', 'complaints'],
};

/** The only pages that show a fact. Every page shows the others. */
export const pagesWithFact: Partial<
  Record<keyof PageTextFile, readonly string[]>
> = {
  heading: pageIds.filter((id) => id !== 'home'),
  lead: pageIds.filter((id) => id !== 'myopia-doctor'),
  picture: ['about', 'eye-exam-near-me', 'home', 'services'],
  milestones: ['about'],
  howLong: ['eye-exam-near-me'],
  questions: [
    'eye-exam-near-me',
    'for-kids',
    'myopia-treatment',
    'new-patients',
  ],
  closing: ['about'],
};

/** Texts that don’t belong to a single page. */
export const sharedTexts = [
  'letter',
  'community',
  'difference',
  'getting-here',
];

/** `text/en/letter.md`: the founder's letter. */
export const letterSchema = z.strictObject({
  // A photo of one would be a white box, and cropped.
  picture: z
    .string()
    .regex(
      /^images\/[^./\\][^/\\]*\.svg$/i,
      'Write the file of an SVG drawing, such as images/signature.svg.',
    )
    .meta(
      about(
        'The signature below it. Without one, the name stands alone',
        'images/signature.svg',
      ),
    )
    .optional(),
  slips: group(
    'The same finding twice, beside the letter and on the home page',
    {
      before: text('A finding as it is in a chart'),
      after: text('The same finding in plain words'),
      caption: text('How the two relate to the letter'),
    },
  ).optional(),
});

/** `text/en/community.md`: the practice in its town, on the home page. */
export const communitySchema = z.strictObject({
  title: text('A heading', 'Part of the Brainy Borough'),
  picture: pictureFile.optional(),
  pictureAlt: text('What the picture shows').optional(),
});

/** `text/en/difference.md`: what sets the practice apart. */
export const differenceSchema = z.strictObject({
  points: z
    .array(
      z.strictObject({
        figure: z.coerce
          .string()
          .regex(
            /^\S{1,4}$/,
            'Write a figure of up to four characters, such as 60.',
          )
          .meta(about('A figure', '60')),
        unit: text('What the figure counts', 'minutes'),
        text: text('One or two sentences on it'),
        large: yesOrNo('true shows the text in large type').default(false),
      }),
    )
    .default([])
    .meta(about('Figures with what they mean, for the about page')),
  limits: text('What the practice doesn’t do').optional(),
});

/** `text/en/getting-here.md`: directions. */
export const gettingHereSchema = z.strictObject({
  picture: pictureFile.optional(),
  pictureAlt: text('What the picture shows').optional(),
  train: text('The walk from the station').optional(),
  car: text('Where to park').optional(),
  stepFree: text(
    'Accessibility: the door, the restroom, service animals',
  ).optional(),
  routes: z
    .array(
      z.strictObject({
        name: text(
          'What’s good about this way',
          'Step-free route from the train',
        ),
        start: z
          .enum(routeStarts, `Write one of ${routeStarts.join(', ')}.`)
          .meta(about(`Where it starts: ${routeStarts.join(', ')}`)),
        steps: z
          .array(
            z.strictObject({
              text: text('What to do here, in one or two sentences'),
              turn: z
                .enum(
                  ['left', 'right', 'straight'],
                  'Write left, right or straight.',
                )
                .default('straight')
                .meta(about('Where to go from here: left, right or straight')),
            }),
          )
          .min(2, 'Write at least the start and the door.')
          .max(6, 'There’s room for six steps.')
          .meta(about('From the start to the door, in order')),
      }),
    )
    .default([])
    .meta(
      about(
        'Walking routes, each drawn as a strip: one without steps, one with little glare',
      ),
    ),
});

const legalFacts = {
  label: text('What links to the page say'),
  ...metadata,
  heading,
  lead,
};

/**
 * `frontend/src/pages/legal/<document>.md`: the template of a legal page, for a
 * lawyer to complete.
 */
export const legalTemplateSchema = z.strictObject(legalFacts);

/** `text/en/legal/<document>.md`: the completed legal page. */
export const legalSchema = z
  .strictObject(legalFacts)
  .partial()
  .extend({
    reviewed: date('The day when a lawyer approved the text', '2026-12-01'),
    reviewedBy: text('Who approved it', 'Jane Roe, attorney'),
  });

/** The roles of doctors. Only one doctor can have each of them. */
export const roles = ['founder', 'myopia', 'newest'] as const;

/** The front matter of `doctors/<slug>.md`. Its text is the biography. */
export const doctorSchema = z.strictObject({
  name: text('The name with its title', 'Dr. Maya Sample'),
  lastName: text(
    'What patients say after Dr., if it isn’t the last word of the name',
    'de la Cruz',
  ).optional(),
  pronouns: z
    .enum(['she', 'he', 'they'], 'Write she, he or they.')
    .meta(about('The doctor’s pronouns: she, he or they')),
  credentials: text('The letters after the name', 'OD'),
  focus: text('What the doctor focuses on', 'Myopia management'),
  roles: z
    .array(z.enum(roles, 'Known roles are founder, myopia and newest.'))
    .default([])
    .meta(
      about(
        'founder signs the letter (one doctor at most), myopia has a page about myopia management (one doctor), newest is welcomed on the home page (one at most)',
        ['founder', 'myopia'],
      ),
    ),
  languages: z
    .array(text('A language', 'Spanish'))
    .min(1)
    .meta(about('The languages of the exam', ['English', 'Spanish'])),
  school: text(
    'The school of optometry, and the year',
    'State College of Optometry, 2009',
  ).optional(),
  license: text(
    'The state and number of the license',
    'NJ 27OA00123400',
  ).optional(),
  quote: text(
    'For the page about myopia: the doctor’s own words, without quotation marks',
  ).optional(),
  prescription: z
    .number()
    .min(-12)
    .max(-1)
    .optional()
    .meta(
      about(
        'For the page about myopia, if the doctor likes to show it: the doctor’s own prescription, in diopters',
        -6,
      ),
    ),
  portrait: pictureFile.meta(
    about('The file of a photo or drawing', 'images/maya.jpg'),
  ),
  order: z
    .number()
    .meta(about('The position among the doctors: 1 is the first')),
});

const titledList = <Entry extends z.core.$ZodLooseShape>(entry: Entry) => ({
  title: text('A heading'),
  list: z.array(z.strictObject(entry)).min(1),
});

/** `towns/<slug>.md`: a town that patients come from. Its text is the story. */
export const townSchema = z.strictObject({
  name: text('The name of the town'),
  county: text('Its county, if it isn’t the practice’s').optional(),
  title: metadata.title.optional(),
  description: metadata.description,
  heading,
  lead,
  picture: pictureFile.meta(about('A photo or drawing of the town')),
  pictureAlt: text('What the picture shows, for people who can’t see it'),
  inOneLine: text(
    'How to get here from there, in one line, for the list of towns',
  ),
  station: text(
    'The station where most people from there get on, one of practice.yaml’s',
  ).optional(),
  glance: z
    .strictObject({
      figure: text('A figure or two words', '10 minutes'),
      text: text('What it means'),
    })
    .meta(about('The one thing about the trip worth knowing at a glance'))
    .optional(),
  ways: group(
    'Ways to travel',
    titledList({
      name: text('Such as By car'),
      text: text('The way, in two sentences'),
    }),
  ),
  starts: group(
    'Parts of the town, each with its road',
    titledList({
      place: text('A part of the town'),
      road: text('The road from there'),
    }),
  ).optional(),
  parking: text('What people from there should know about parking').optional(),
  questions: z.array(question).min(1).meta(about('What people from there ask')),
  closing,
});

export type TownFile = z.output<typeof townSchema>;
export type DoctorFile = z.output<typeof doctorSchema>;
