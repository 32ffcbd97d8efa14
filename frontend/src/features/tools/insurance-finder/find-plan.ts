import { practice } from '@/content/practice';

type Kind = 'vision' | 'medical' | 'medicare' | 'medicaid';

export type FoundPlan =
  /** In network. The name is the practice's. */
  | { kind: Kind; plan: string }
  /** A private plan in place of Medicare, with a network of its own. */
  | { kind: 'medicare-advantage' }
  /** A name of plans with networks of their own, such as for Medicaid. */
  | { kind: 'own-network' }
  | { kind: 'uninsured' }
  | { kind: 'unknown' };

/** Other names of insurers, as on their cards. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  'Blue Cross Blue Shield': ['BCBS', 'BCBSNJ', 'Blue Cross', 'Blue Shield', 'Anthem', 'Horizon'],
  EyeMed: ['Eye Med'],
  Medicare: ['Medicare Part B', 'Original Medicare'],
  UnitedHealthcare: ['UHC', 'United Healthcare'],
  VSP: ['Vision Service Plan'],
};

const { vision, medical, medicare, medicaid } = practice.insurers;

const plans: readonly { kind: Kind; plan: string }[] = [
  ...vision.map((plan) => ({ kind: 'vision' as const, plan })),
  ...medical.map((plan) => ({ kind: 'medical' as const, plan })),
  ...medicaid.map((plan) => ({ kind: 'medicaid' as const, plan })),
  ...(medicare ? [{ kind: 'medicare' as const, plan: 'Medicare' }] : []),
];

/**
 * Names that are mostly on cards of Medicaid plans. Some begin with the name of a private insurer, but each has a network
 * of its own.
 */
const ownNetwork =
  /\b(?:better health|community plan|nj health|fidelis|wellcare|wellpoint|amerigroup|ambetter)\b/;

const uninsured =
  /\b(?:no|without|not have|don t have) insurance\b|^(?:none|uninsured|self ?pay|cash)\b/;

/** Lowercase words without punctuation. */
const words = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** "NJ FamilyCare (Medicaid)" is also "NJ FamilyCare", "FamilyCare" and "Medicaid". */
const namesOf = (plan: string): string[] =>
  [
    plan,
    ...plan.split(/[()]/),
    ...plan.split(/[\s()]+/).filter((word) => word.length > 7),
    ...(aliases[plan] ?? []),
  ]
    .map(words)
    .filter(Boolean);

/**
 * The plan that was typed. A longer name is found by the insurer in it: "Aetna Choice POS". So is the
 * beginning of a plan's name, from three letters.
 */
export function findPlan(typed: string): FoundPlan {
  const text = words(typed);
  if (/\badvantage\b/.test(text)) return { kind: 'medicare-advantage' };
  if (ownNetwork.test(text)) return { kind: 'own-network' };
  if (uninsured.test(text)) return { kind: 'uninsured' };
  const saysMedicaid = /\b(?:medicaid|familycare)\b/.test(text);
  const possible = plans.filter(({ kind }) => !saysMedicaid || kind === 'medicaid');
  const found =
    possible.find(({ plan }) => namesOf(plan).some((name) => ` ${text} `.includes(` ${name} `))) ??
    possible.find(({ plan }) => text.length >= 3 && words(plan).startsWith(text));
  return found ?? { kind: 'unknown' };
}
