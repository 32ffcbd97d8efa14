import { z } from 'zod';
import { contrast, distance } from '../theme/color-math.ts';

const hexColor = z
  .string("Put the color in quotes, such as '#0b4f55': without them, YAML reads it as a comment.")
  .regex(/^#[\da-fA-F]{6}$/, {
    error: "Write the color as # and six digits or letters from a to f, such as '#0b4f55'.",
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
    .meta({
      description: "The practice's main color, dark enough for text, in quotes, such as '#0b4f55'",
    }),
  accent: hexColor
    .refine((accent) => ['#ffffff', '#000000'].every((page) => distance(accent, page) > 0.2), {
      error:
        'This color is hard to see on the pages, which can be light or dark. Choose a stronger one.',
    })
    .meta({
      description: "The color of booking buttons and highlights, in quotes, such as '#f6b73c'",
    }),
});

export type Theme = z.output<typeof themeSchema>;
