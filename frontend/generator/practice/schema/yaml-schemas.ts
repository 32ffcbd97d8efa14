import { z } from 'zod';
import { treatmentIds } from '../../../src/content/treatment-ids.ts';
import { contrast, distance } from '../../theme/color-math.ts';
import { about, text } from './fact.ts';

/** Part of the review's URL. */
export const reviewId = (author: string) =>
  author
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '-')
    .replace(/-$/, '');

export const reviewsSchema = z
  .array(
    z.strictObject({
      author: z
        .string()
        .regex(
          /^\p{Lu}[\p{L}'’-]+ \p{Lu}\.$/u,
          'Sign with a first name and one initial, such as Anita R.',
        )
        .meta(about('First name and the initial of the last name', 'Anita R.')),
      service: text('What the patient came for', 'Glasses'),
      rating: z.int().min(1).max(5).meta(about('Stars, 1 to 5')),
      words: text('What the patient wrote'),
    }),
  )
  .superRefine((reviews, context) => {
    const ids = reviews.map(({ author }) => reviewId(author));
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) === index) continue;
      const message =
        'Another review has the same signature. Write out more of the first name.';
      context.addIssue({ code: 'custom', path: [index, 'author'], message });
    }
  });

export const awardsSchema = z.array(
  z.strictObject({
    year: z.int().min(1900).meta(about('The year', 2025)),
    name: text('What the award is called'),
    giver: text('Who gave it'),
    reason: text('What it was given for, in one sentence'),
  }),
);

/**
 * All myopia treatments. A practice offers some of them, or none: then its site
 * has no pages about myopia control.
 */
export const treatmentsSchema = z
  .array(
    z.enum(treatmentIds, `Known treatments are ${treatmentIds.join(', ')}.`),
  )
  .refine(
    (ids) => new Set(ids).size === ids.length,
    'A treatment is listed twice.',
  )
  .meta(
    about(
      'The treatments of myopia that you offer; with none, the site has no pages about myopia control',
      treatmentIds,
    ),
  );

/** Letters, digits, `-`, `_` and `.`, but no `.` at the beginning. */
const addressPart = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** nginx always answers these itself. */
const nginxFolders = ['api', 'assets', 'errors'];
const nginxPages = /^\/(?:index|(?:[a-z]+\/)?404)$/;
const nginxEndings = /\.(?:bak|br|gz|old|orig|save|swp|tmp)$/;

/** A path of this site that nginx can redirect. */
function isOldAddress(path: string): boolean {
  const [beginning, ...parts] = path.split('/');
  return (
    beginning === '' &&
    parts.length > 0 &&
    parts.every((part) => addressPart.test(part)) &&
    !nginxFolders.includes(parts[0] ?? '') &&
    !nginxPages.test(path) &&
    !nginxEndings.test(path)
  );
}

const slashless = (path: string): string => path.replace(/(?<=.)\/$/, '');

const slashlessKeys = (redirects: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(redirects).map(([from, to]) => [slashless(from), to]),
  );

const pathForm = 'Write the path of a page, such as /services/.';

/** Why an old address can't lead to another one, if so. */
function redirectProblem(
  from: string,
  to: string,
  written: Readonly<Record<string, string>>,
): string | undefined {
  if (!isOldAddress(slashless(from))) {
    return 'This can’t be redirected. Write an old address of this site as a path, such as /our-team or /about.html.';
  }
  if (from !== slashless(from) && slashless(from) in written) {
    return 'This is listed twice, with and without the slash at the end.';
  }
  if (/^(?:\w+:|\/\/)/.test(to))
    return `This leads to another site. ${pathForm}`;
  if (!/^\/[a-z0-9/-]*$/.test(to)) return pathForm;
  const known = slashlessKeys(written);
  let end = to;
  const steps = Object.keys(known).length;
  for (let step = 0; step < steps; step += 1)
    end = known[slashless(end)] ?? end;
  if (slashless(end) in known) return 'This leads in a circle.';
  return end === to
    ? undefined
    : `${to} is redirected itself. Write ${end} here.`;
}

/** Old addresses, without a slash at the end, and the pages they lead to. */
export const redirectsSchema = z
  .record(z.string(), z.string(pathForm))
  .superRefine((written, context) => {
    for (const [from, to] of Object.entries(written)) {
      const message = redirectProblem(from, to, written);
      if (message) context.addIssue({ code: 'custom', path: [from], message });
    }
  })
  .transform(slashlessKeys);

const hexColor = z
  .string()
  .regex(/^#[\da-fA-F]{6}$/, {
    error:
      "Write the color as # and six digits or letters from a to f, such as '#0b4f55'.",
    abort: true,
  })
  .toLowerCase();

/** The schema of `theme.yaml`. See docs/decisions/practice.md. */
export const themeSchema = z.strictObject({
  brand: hexColor
    // A lighter color would have to be darkened beyond recognition for text.
    .refine((brand) => contrast(brand, '#ffffff') >= 2, {
      error:
        'This color is too light to read on a light page. Choose a darker one. A light color can be the accent.',
    })
    .meta(about('The practice’s main color, dark enough for text', '#0b4f55')),
  accent: hexColor
    .refine(
      (accent) =>
        ['#ffffff', '#000000'].every((page) => distance(accent, page) > 0.2),
      {
        error:
          'This color is hard to see on the pages, which can be light or dark. Choose a stronger one.',
      },
    )
    .meta(about('The color of booking buttons and highlights', '#f6b73c')),
});
