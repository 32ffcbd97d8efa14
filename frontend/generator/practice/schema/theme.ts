import { z } from 'zod';
import { contrast, distance } from '../../theme/color-math.ts';
import { about } from './fact.ts';

/** What the site's own style sheets are made with. */
export const defaultBrand = '#0b4f55';

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
    .meta(
      about('The practice’s main color, dark enough for text', defaultBrand),
    ),
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
