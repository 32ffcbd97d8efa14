/**
 * Characters, from the spec: green up to `optimal`, yellow up to `limit`, red
 * above.
 */
export const lengthGuides = {
  title: { optimal: 55, limit: 60 },
  description: { optimal: 150, limit: 160 },
} as const;

export const ratings = {
  fine: 'optimal',
  warning: 'warning',
  error: 'too long',
};

/** The rating of a text's length, as the grade of a mark. */
export function rateLength(
  kind: keyof typeof lengthGuides,
  text: string,
): keyof typeof ratings {
  const { optimal, limit } = lengthGuides[kind];
  if (text.length > limit) return 'error';
  return text.length > optimal ? 'warning' : 'fine';
}

/**
 * Font sizes of a Google result and the observed truncation widths, in pixels.
 */
export const resultType = {
  title: { size: 20, desktop: 600, phone: 600 },
  description: { size: 14, desktop: 960, phone: 680 },
} as const;

export type ResultPart = keyof typeof resultType;

let canvas: CanvasRenderingContext2D | null | undefined;

/**
 * Width of the text in a search result, in pixels, rounded. Measured in Arial,
 * or what the browser has in its place.
 */
export function pixelWidth(part: ResultPart, text: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = `${resultType[part].size}px Arial, 'Liberation Sans', sans-serif`;
  return Math.round(canvas.measureText(text).width);
}

/** Truncates the text to that width: whole words plus an ellipsis. */
export function cutToWidth(
  part: ResultPart,
  text: string,
  width: number,
): string {
  if (pixelWidth(part, text) <= width) return text;
  const words = text.split(' ');
  const shown = () => `${words.join(' ')} ...`;
  while (words.length > 1 && pixelWidth(part, shown()) > width) words.pop();
  return shown();
}
