import type { plans } from '@/content/insurers';
import type { Insurer } from '@/content/practice';

type Plans = typeof plans;

export type Kind =
  'vision' | 'medical' | 'medicare' | 'medicareAdvantage' | 'medicaid';

/** A plan on the practice's list. The name is the practice's. */
export type ListedPlan = Insurer & { kind: Kind };

export type FoundPlan =
  | ListedPlan
  | { kind: 'uninsured' }
  /** The practice has said that it doesn't take it. */
  | { kind: 'notTaken'; name: string }
  /** Only the practice can say. `about` is what it has to know. */
  | { kind: 'ask'; about: 'name' | 'medicare' | 'medicaid' };

/**
 * Names of the same plan, whichever practice lists it. "Horizon" and "Anthem"
 * aren't other names of Blue Cross Blue Shield: they have plans of several
 * kinds. Railroad Medicare isn't one of Medicare: practices join it on its own.
 */
const aliases: readonly (readonly string[])[] = [
  ['Blue Cross Blue Shield', 'Blue Cross and Blue Shield', 'BCBS'],
  ['EyeMed', 'EyeMed Vision Care'],
  [
    'Medicare',
    // As on the red, white and blue card.
    'Medicare Health Insurance',
    'Medicare Original',
    'Medicare Part B',
    'Medicare Parte B',
    'Original Medicare',
    'Parte B de Medicare',
    'Traditional Medicare',
  ],
  ['National Vision Administrators', 'NVA'],
  ['UnitedHealthcare', 'UHC'],
  ['VSP', 'Vision Service Plan', 'VSP Vision Care'],
];

/**
 * Words that don't change the plan. Not "plan", because a Medicare plan is
 * Medicare Advantage. Not "a", because of Medicare Part A. Not "mi", "la" and
 * "de", because they're states, too: "BCBS MI".
 */
const stopWords: ReadonlySet<string> = new Set([
  'accept',
  'aceptan',
  'card',
  'do',
  'el',
  'es',
  'have',
  'i',
  'insurance',
  'is',
  'my',
  'seguro',
  'take',
  'tarjeta',
  'tengo',
  'the',
  'you',
]);

/**
 * Lowercase words without accents and punctuation. Signs such as + stay,
 * because they can change the plan.
 */
const words = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[\s\p{P}\p{Cf}®™]+/u)
    .filter(Boolean);

/** The words without spaces, because "Eye Med" is EyeMed. */
const joined = (text: string): string => words(text).join('');

const uninsured: ReadonlySet<string> = new Set(
  [
    'cash',
    'don’t have insurance',
    'I am uninsured',
    'I do not have insurance',
    'I don’t have any insurance',
    'I don’t have insurance',
    'I have no health insurance',
    'I have no insurance',
    'I have no vision insurance',
    'I’m uninsured',
    'ninguna',
    'ninguno',
    'no health insurance',
    'no insurance',
    'no tengo aseguranza',
    'no tengo seguro',
    'no tengo seguro médico',
    'no vision insurance',
    'none',
    'not insured',
    'self-pay',
    'sin aseguranza',
    'sin seguro',
    'sin seguro médico',
    'uninsured',
    'without insurance',
  ].map(joined),
);

/**
 * Whether the name is that of Medicaid in the practice's state. A practice can
 * take the program, but not the plan that a member is in.
 */
const isMedicaid = (name: readonly string[], program?: string): boolean =>
  name.includes('medicaid') ||
  (program !== undefined &&
    name.join('') === joined(program).replace('medicaid', ''));

/** All names of a plan on the list. */
function namesOf({ name, types = [] }: Insurer): readonly string[] {
  const same = aliases.find((names) =>
    names.some((alias) => joined(alias) === joined(name)),
  ) ?? [name];
  return same
    .flatMap((alias) => [
      alias,
      ...types.map((type) => `${alias} ${type}`),
      `${alias} ${types.join(' ')}`,
    ])
    .map(joined);
}

const ofKind =
  (kind: Kind) =>
  (insurer: Insurer): ListedPlan => ({ kind, ...insurer });

/**
 * The plan that was typed, if the practice lists it by that name, as one that
 * it takes or doesn't. It can begin later, or have ended since the page was
 * built. Anything else may belong to another network: a wrong yes costs the
 * patient money, and advertising law forbids it (in New Jersey, N.J.A.C.
 * 13:38-1.2).
 */
export function findPlan(typed: string, plans: Plans): FoundPlan {
  const all = words(typed);
  if (uninsured.has(all.join(''))) return { kind: 'uninsured' };

  const name = all.filter((word) => !stopWords.has(word));
  const possibleNames = [all.join(''), name.join('')];
  const isTyped = (plan: Insurer) =>
    namesOf(plan).some((known) => possibleNames.includes(known));
  const { vision, medical, medicaid, medicare, medicareAdvantage } = plans;
  const taken = [
    ...vision.map(ofKind('vision')),
    ...medical.map(ofKind('medical')),
    ...medicareAdvantage.map(ofKind('medicareAdvantage')),
    ...medicaid.map(ofKind('medicaid')),
    ...(medicare ? [medicare] : []).map(ofKind('medicare')),
  ].find(isTyped);
  const notTaken = Object.values(plans.notTaken)
    .flat()
    .find((plan) => isTyped({ name: plan }));

  // A practice that doesn't name the program may list it as a plan.
  const { medicaidProgram } = plans;
  const asksWhichMedicaid =
    isMedicaid(name, medicaidProgram) ||
    (taken?.kind === 'medicaid' && !medicaidProgram);
  const isClear =
    !asksWhichMedicaid &&
    name.join('') !== 'medicareadvantage' &&
    !(taken && notTaken);
  if (isClear && taken) return taken;
  if (isClear && notTaken) return { kind: 'notTaken', name: notTaken };

  if (name.includes('medicare')) return { kind: 'ask', about: 'medicare' };
  return { kind: 'ask', about: asksWhichMedicaid ? 'medicaid' : 'name' };
}
