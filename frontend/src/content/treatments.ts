import { practice } from './practice';
import { type TreatmentId, treatmentIds } from './treatment-ids';
import { inWords } from './number-words';

/** A treatment that slows myopia. The pages and their structured data say the same of it. */
export interface Treatment {
  /** Also the anchor of its part of the comparison. */
  id: TreatmentId;
  name: string;
  /** What doctors and labels call it. */
  medicalName: string;
  what: string;
  /** What it asks of the family, day by day. */
  routine: string;
  /** How often a child in treatment comes in. */
  visits: string;
}

/** The same for all. */
export const followUps = 'every 3 to 6 months';

export const overnightLenses: Treatment = {
  id: 'overnight-lenses',
  name: 'Overnight lenses',
  medicalName: 'Orthokeratology',
  what: 'Small firm lenses, worn only asleep. They flatten the front of the eye a little, so that the day is clear without glasses.',
  routine: 'In at bedtime and out in the morning, every night. Cleaned and soaked each time.',
  visits: followUps,
};

export const softLenses: Treatment = {
  id: 'soft-lenses',
  name: 'Daily soft lenses',
  medicalName: 'Dual-focus soft contact lenses',
  what: 'Soft lenses for the day. The middle makes the board sharp; rings around it focus some light in front of the retina, which seems to tell the eye to grow less.',
  routine: 'A fresh pair in the morning, into the trash at night. Nothing to clean.',
  visits: followUps,
};

export const atropine: Treatment = {
  id: 'atropine',
  name: 'Atropine drops',
  medicalName: 'Low-dose atropine',
  what: 'Eye drops many times weaker than the ones that widen a pupil for an exam. How they slow the eye is not fully known.',
  routine: 'One drop in each eye at bedtime. Glasses by day, as before.',
  visits: followUps,
};

/** Whether the practice offers a treatment. The pages name no other. */
export const offers = (id: TreatmentId): boolean => practice.treatments.includes(id);

/** The treatments that the practice offers. */
export const treatments: readonly Treatment[] = [overnightLenses, softLenses, atropine].filter(
  ({ id }) => offers(id),
);

const names = treatments.map(({ name }) => name);

/** The offered treatments in sentences. */
export const offered = {
  /** Such as `three treatments`. */
  treatments:
    treatments.length === 1 ? 'one treatment' : `${inWords(treatments.length)} treatments`,
  /** Such as `three ways`. */
  ways: treatments.length === 1 ? 'one way' : `${inWords(treatments.length)} ways`,
  /** The heading of the table with all of them. */
  table: treatments.length === 1 ? 'At a glance' : 'Side by side',
  /** Such as `the three`. */
  count: inWords(treatments.length),
  /** Such as `Overnight lenses, daily soft lenses or atropine drops`. */
  names: [names.slice(0, -1).join(', '), ...names.slice(-1)]
    .filter(Boolean)
    .join(' or ')
    .replace(/(?<=.)\b(?:Overnight|Daily|Atropine)\b/g, (name) => name.toLowerCase()),
} as const;

/** The claims about treatments that are offered, out of all that a page makes. */
export const claimsOffered = <Id extends string>(claims: readonly Id[]): readonly Id[] =>
  claims.filter((claim) => treatmentIds.every((id) => offers(id) || !claim.startsWith(id)));
