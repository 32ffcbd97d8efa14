import { z } from 'zod';
import { contrast, distance } from '../theme/color-math.ts';

const hexColor = z
  .string("Put the color in quotes, such as '#0b4f55': without them, YAML takes it for a comment.")
  .regex(/^#[\da-f]{6}$/i, {
    error: "Write the color as # and six digits or letters from a to f, such as '#0b4f55'.",
    abort: true,
  })
  .toLowerCase();

/** What `theme.yaml` may say. docs/decisions/theme.md tells what follows from it. */
export const themeSchema = z.strictObject({
  brand: hexColor
    // A lighter one would have to become so much darker, as text, that it's another color.
    .refine((brand) => contrast(brand, '#ffffff') >= 2, {
      error:
        'This color is too light to be read on a light page. Choose a darker one; a light color can be the accent.',
    })
    .meta({
      description: "The practice's main color, dark enough for text, in quotes, such as '#0b4f55'",
    }),
  accent: hexColor
    .refine((accent) => ['#ffffff', '#000000'].every((page) => distance(accent, page) > 0.2), {
      error:
        'This color can hardly be seen on the pages, which are light by day and dark at night. Choose a stronger one.',
    })
    .meta({
      description: "The color of booking buttons and highlights, in quotes, such as '#f6b73c'",
    }),
});

export type Theme = z.output<typeof themeSchema>;
