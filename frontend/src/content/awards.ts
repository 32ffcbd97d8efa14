export interface Award {
  year: number;
  name: string;
  giver: string;
  /** What it was given for, in one sentence. */
  reason: string;
  /** True while the award is invented. */
  sample: boolean;
}

/** Newest first. */
export const awards: readonly Award[] = [
  {
    year: 2025,
    name: 'Large Print Prize',
    giver: 'Sample Society for Plain Words',
    reason: 'For the one-page summary that every patient takes home.',
    sample: true,
  },
  {
    year: 2024,
    name: 'Open Door Award',
    giver: 'Example Council for Accessible Offices',
    reason: 'For a level entrance, room for a wheelchair, and exams in sign language.',
    sample: true,
  },
  {
    year: 2022,
    name: 'Readers’ Pick, Eye Care',
    giver: 'The Specimen Gazette',
    reason: 'Named by the readers in the yearly vote.',
    sample: true,
  },
];
