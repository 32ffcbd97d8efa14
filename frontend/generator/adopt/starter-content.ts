import type { Loaded } from '../practice/load-practice.ts';
import { isMonogram } from './monogram.ts';
import { starterBiography } from './practice-files.ts';

/** Placeholders from `make adopt` that are still in a practice's folder, one sentence each. */
export function starterContent({ practice, doctors }: Loaded): string[] {
  return doctors.flatMap(({ name, slug, bio, portrait }) => [
    ...(isMonogram(portrait.data.toString())
      ? [
          `doctors/${slug}.md: ${portrait.name} is initials, not a portrait. Name a photo or a drawing.`,
        ]
      : []),
    ...(bio.join(' ') === starterBiography({ name }, practice.shortName)
      ? [`doctors/${slug}.md: the biography says nothing about ${name} yet. Write one.`]
      : []),
  ]);
}
