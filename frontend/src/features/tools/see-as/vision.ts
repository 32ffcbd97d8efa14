import { t } from 'shared/t';

/** The drawing is 640 units wide and fills 40 degrees of your view. */
const UNITS_PER_DEGREE = 640 / 40;

/** Of a child indoors, in meters. */
const PUPIL = 0.004;

/** The distance of the book in the drawing, in diopters: 13 inches. */
const BOOK = 3;

export const STRONGEST = 6;

/** How far the other eyes in the drawings are out of focus, in diopters. */
export const DRAWN = 2.5;

/**
 * How far a point of light is smeared, as the standard deviation of a Gaussian
 * blur in the drawing's units. An eye that's out of focus smears it to a disc
 * of pupil × diopters radians (Smith, "Angular diameter of defocus blur discs",
 * 1982; tested in the source of the claim `blur-disc`). A disc's standard
 * deviation along each axis is a quarter of its diameter. It's an estimate,
 * because a disc has a sharper edge than a Gaussian.
 */
export function blurOf(diopters: number): number {
  const degrees = (PUPIL * diopters * 180) / Math.PI;
  return (degrees * UNITS_PER_DEGREE) / 4;
}

/**
 * Blur of what's across the street and of the book, for a nearsighted eye
 * without glasses. `diopters` is the prescription without its minus. A young
 * eye focuses on everything nearer than its far point.
 */
export function blursOf(diopters: number): { street: number; book: number } {
  return {
    street: blurOf(diopters),
    book: blurOf(Math.max(0, diopters - BOOK)),
  };
}

/** The farthest sharp point of a nearsighted eye: "16 inches". */
export function farPoint(diopters: number): string {
  const inches = 39.37 / diopters;
  if (inches < 36) return t('{inches} inches', { inches: Math.round(inches) });
  return t('{feet} feet', { feet: Math.round((inches / 12) * 2) / 2 });
}

/**
 * What a visitor who can't see the drawing gets to know. `diopters` as above.
 */
export function inWords(diopters: number): string {
  if (diopters === 0)
    return t('With no prescription, the street and the book are sharp.');
  const street =
    diopters < 1.5
      ? t('Across the street, small print is hard to read.')
      : diopters < 3.5
        ? t(
            'Across the street, large signs can be read. Small print and faces are hard to make out.',
          )
        : t('Across the street, even large signs are hard to read.');
  const book =
    diopters <= BOOK
      ? t('The book is sharp.')
      : t('Even the book is blurry, unless it’s held closer.');
  const far = t('Without glasses, things get blurry past {distance}.', {
    distance: farPoint(diopters),
  });
  return `${far} ${street} ${book}`;
}
