/** Characters, from the spec: green up to `optimal`, yellow up to `limit`, red above. */
export const lengthGuides = {
  title: { optimal: 55, limit: 60 },
  description: { optimal: 150, limit: 160 },
} as const;

export type LengthRating = 'optimal' | 'warning' | 'too long';

export function rateLength(kind: keyof typeof lengthGuides, text: string): LengthRating {
  const { optimal, limit } = lengthGuides[kind];
  if (text.length > limit) return 'too long';
  return text.length > optimal ? 'warning' : 'optimal';
}

/** Advance widths of Arial in thousandths of the font size, by characters that share them. */
const widths: Readonly<Record<number, string>> = {
  191: "'",
  222: 'ijl‘’',
  260: '|',
  278: ' !,./:;I[\\]ft·',
  333: '()-`r“”',
  334: '{}',
  355: '"',
  389: '*',
  469: '^',
  500: 'Jckxsvyz',
  584: '+<=>~×',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '—…',
  1015: '@',
};

/** Digits, most small letters and letters with accents. */
const usualWidth = 556;

const widthOf = new Map(
  Object.entries(widths).flatMap(([width, characters]) =>
    Array.from(characters, (character) => [character, Number(width)] as const),
  ),
);

/** Font sizes of a Google result and the observed truncation widths, in pixels. */
export const resultType = {
  title: { size: 20, desktop: 600, phone: 600 },
  description: { size: 14, desktop: 960, phone: 680 },
} as const;

export type ResultPart = keyof typeof resultType;

/** Width of the text in a search result, in pixels, rounded. */
export function pixelWidth(part: ResultPart, text: string): number {
  const units = Array.from(text).reduce(
    (sum, character) => sum + (widthOf.get(character) ?? usualWidth),
    0,
  );
  return Math.round((units * resultType[part].size) / 1000);
}

/** Truncates the text to that width: whole words plus an ellipsis. */
export function cutToWidth(part: ResultPart, text: string, width: number): string {
  if (pixelWidth(part, text) <= width) return text;
  const words = text.split(' ');
  const shown = () => `${words.join(' ')} ...`;
  while (words.length > 1 && pixelWidth(part, shown()) > width) words.pop();
  return shown();
}
