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
