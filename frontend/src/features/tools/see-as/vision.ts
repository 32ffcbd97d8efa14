import { t } from 'shared/t';

/** The drawing is 640 units wide and fills 40 degrees of your view. */
const UNITS_PER_DEGREE = 640 / 40;

/** The diameter of a child's pupil indoors. */
const PUPIL_METERS = 0.004;

/** The distance of the book in the drawing: 13 inches. */
const BOOK_DIOPTERS = 3;

/** The strongest prescription that visitors can choose. */
export const MAX_DIOPTERS = 6;

/** How far the other eyes in the drawings are out of focus. */
export const DRAWN_DIOPTERS = 2.5;

/**
 * How far a point of light is smeared, as the standard deviation of a Gaussian
 * blur in the drawing's units. An eye that's out of focus smears it to a disc
 * of pupil × diopters radians (Smith, "Angular diameter of defocus blur discs",
 * 1982; tested in the source of the claim `blur-disc`). A disc's standard
 * deviation along each axis is a quarter of its diameter. It's an estimate,
 * because a disc has a sharper edge than a Gaussian.
 */
export function blurOf(diopters: number): number {
  const degrees = (PUPIL_METERS * diopters * 180) / Math.PI;
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
    book: blurOf(Math.max(0, diopters - BOOK_DIOPTERS)),
  };
}

/** The farthest sharp point of a nearsighted eye: "16 inches". */
export function farPoint(diopters: number): string {
  const inches = 39.37 / diopters;
  if (inches < 36) return t('{inches} inches', { inches: Math.round(inches) });
  return t('{feet} feet', { feet: Math.round((inches / 12) * 2) / 2 });
}

function streetInWords(diopters: number): string {
  if (diopters < 1.5)
    return t('Across the street, small print is hard to read.');
  if (diopters < 3.5) {
    return t(
      'Across the street, large signs can be read. Small print and faces are hard to make out.',
    );
  }
  return t('Across the street, even large signs are hard to read.');
}

/**
 * Describes the drawing to visitors who can't see it. `diopters` is the
 * prescription without its minus.
 */
export function inWords(diopters: number): string {
  if (diopters === 0)
    return t('With no prescription, the street and the book are sharp.');
  const book =
    diopters <= BOOK_DIOPTERS
      ? t('The book is sharp.')
      : t('Even the book is blurry, unless it’s held closer.');
  const far = t('Without glasses, things get blurry past {distance}.', {
    distance: farPoint(diopters),
  });
  return `${far} ${streetInWords(diopters)} ${book}`;
}
