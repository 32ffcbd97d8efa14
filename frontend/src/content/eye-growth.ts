import type { ClaimId } from './claims';
import { offers } from './offered-treatments';
import { percentages } from './percentages';
import type { TreatmentId } from './treatment-ids';
import { labels, startingAges } from './treatments';

/** Eye growth over two years in a trial of one treatment. */
export interface EyeGrowth {
  /** In millimeters, with the treatment. */
  treated: number;
  /**
   * Without the treatment; undefined if the trial had no two-year control
   * group.
   */
  control?: number;
  /** The growth with and without the treatment, as a sentence. */
  sentence: string;
  trial: string;
  claim: ClaimId;
}

const millimeters = (growth: number) => `${growth.toFixed(2)} mm`;

const compared = (
  treated: number,
  control: number,
  trial: string,
  claim: ClaimId,
): EyeGrowth => ({
  treated,
  control,
  sentence: `${millimeters(treated)}, versus ${millimeters(control)} with regular glasses. That’s ${millimeters(control - treated)} less.`,
  trial,
  claim,
});

/** The one measure that every trial reports. */
export const eyeGrowth: Readonly<Record<TreatmentId, EyeGrowth>> = {
  'overnight-lenses': compared(
    0.36,
    0.63,
    '78 children in Hong Kong, ages 6 to 10.',
    'overnight-lenses-growth',
  ),
  'soft-lenses': compared(
    0.28,
    0.44,
    '74 children in Spain, ages 8 to 12.',
    'soft-lenses-growth',
  ),
  atropine: {
    treated: 0.39,
    sentence: `${millimeters(0.39)} with ${percentages['atropine-growth']} drops. There’s no two-year number without drops, because all the children got them in year two.`,
    trial: '383 children in Hong Kong, ages 4 to 12, on three doses.',
    claim: 'atropine-growth',
  },
  'myopia-glasses': compared(
    0.34,
    0.69,
    '104 children in China, ages 8 to 13.',
    'myopia-glasses-growth',
  ),
};

/**
 * A group's average with its standard deviation, which isn't given if we
 * couldn't read it.
 */
export interface Measured {
  mean: number;
  sd?: number;
}

/** A group of children in a trial. */
export interface Group {
  name: string;
  /** How much the eyes grew over the trial's years. */
  millimeters: Measured;
  /** How much the prescription changed; negative is more nearsighted. */
  diopters?: Measured;
}

/**
 * A randomized trial of one treatment that reports how much children differed.
 */
export interface GrowthTrial {
  treatment: TreatmentId;
  /** Such as `two years`. */
  period: string;
  place: string;
  /** The youngest and the oldest age at the start, both included. */
  ages: readonly [from: number, to: number];
  /**
   * The weakest and the strongest prescription at the start, in diopters, both
   * included.
   */
  prescriptions: readonly [weakest: number, strongest?: number];
  control: Group;
  treated: Group;
  claim: ClaimId;
}

const trials: readonly GrowthTrial[] = [
  {
    treatment: 'overnight-lenses',
    period: 'two years',
    place: 'Hong Kong',
    ages: [6, 10],
    prescriptions: [-0.5, -4],
    control: { name: 'Regular glasses', millimeters: { mean: 0.63, sd: 0.26 } },
    treated: {
      name: 'Overnight lenses',
      millimeters: { mean: 0.36, sd: 0.24 },
    },
    claim: 'overnight-lenses-spread',
  },
  {
    treatment: 'soft-lenses',
    period: 'three years',
    place: 'four countries',
    ages: [8, 12],
    prescriptions: [-0.75, -4],
    control: {
      name: 'Regular contacts',
      millimeters: { mean: 0.62, sd: 0.3 },
      diopters: { mean: -1.24, sd: 0.61 },
    },
    treated: {
      name: 'Daily soft lenses',
      millimeters: { mean: 0.3, sd: 0.27 },
      diopters: { mean: -0.51, sd: 0.64 },
    },
    claim: 'soft-lenses-spread',
  },
  {
    treatment: 'atropine',
    period: 'one year',
    place: 'Hong Kong',
    ages: [4, 12],
    prescriptions: [-1],
    control: {
      name: 'Drops without atropine',
      millimeters: { mean: 0.41, sd: 0.22 },
      diopters: { mean: -0.81, sd: 0.53 },
    },
    treated: {
      name: `${percentages['atropine-growth']} atropine drops`,
      millimeters: { mean: 0.2, sd: 0.25 },
      diopters: { mean: -0.27, sd: 0.61 },
    },
    claim: 'atropine-spread',
  },
  {
    treatment: 'myopia-glasses',
    period: 'two years',
    place: 'China',
    ages: [8, 13],
    prescriptions: [-0.75, -4.75],
    control: {
      name: 'Regular glasses',
      millimeters: { mean: 0.69, sd: 0.26 },
      diopters: { mean: -1.46, sd: 0.6 },
    },
    treated: {
      name: 'Myopia-control glasses',
      millimeters: { mean: 0.34 },
      diopters: { mean: -0.66 },
    },
    claim: 'myopia-glasses-spread',
  },
];

/** Beside the results of several trials. */
export const dontCompare =
  'Each trial had different children, so don’t compare one trial with another.';

/** Trials of the treatments that the practice offers. */
export const growthTrials = trials.filter(({ treatment }) => offers(treatment));

/**
 * A study that the FDA reviewed before it authorized a treatment. It had
 * children like those on the label, but we have no millimeters from it.
 */
const reviewed = {
  treatment: 'myopia-glasses',
  ...labels['myopia-glasses'],
} as const;

/**
 * What to know about the study that the FDA reviewed, if it was of this
 * treatment.
 */
export const reviewedStudy = (treatment: TreatmentId): string | undefined =>
  treatment === reviewed.treatment
    ? `The FDA authorized these glasses for ${startingAges(treatment)}, after a study by the maker. We have no millimeters from it.`
    : undefined;

/**
 * How many millimeters a year the eyes of half of nearsighted children grew at
 * least, from the claim `myopia-growth-by-age`.
 */
export const yearlyGrowth: readonly {
  ages: readonly [from: number, to: number];
  /** `at least` or `less than` this. */
  bound: 'at least' | 'less than';
  millimeters: number;
}[] = [
  { ages: [3, 5], bound: 'at least', millimeters: 0.4 },
  { ages: [6, 8], bound: 'at least', millimeters: 0.3 },
  { ages: [9, 10], bound: 'at least', millimeters: 0.2 },
  { ages: [11, 13], bound: 'at least', millimeters: 0.1 },
  { ages: [14, 17], bound: 'less than', millimeters: 0.1 },
];

/**
 * Where about two in three children were: one standard deviation around the
 * average. Undefined without one.
 */
export function band({
  mean,
  sd,
}: Measured): readonly [low: number, high: number] | undefined {
  if (sd === undefined) return undefined;
  return [round(mean - sd), round(mean + sd)];
}

/** To hundredths, as papers print them. */
const round = (number: number): number => Math.round(number * 100) / 100;

/**
 * Whether children like this one were in a trial. Any prescription fits if it
 * isn't known.
 */
export function wasTested(
  { ages, prescriptions }: Pick<GrowthTrial, 'ages' | 'prescriptions'>,
  age: number,
  prescription?: number,
): boolean {
  const [youngest, oldest] = ages;
  const [weakest, strongest = -Infinity] = prescriptions;
  return (
    age >= youngest &&
    age <= oldest &&
    (prescription === undefined ||
      (prescription <= weakest && prescription >= strongest))
  );
}

/**
 * What's known about children like this one. Every offered treatment is in one
 * of the lists.
 */
export function studiesFor(age: number, prescription?: number) {
  const tested = growthTrials.filter((trial) =>
    wasTested(trial, age, prescription),
  );
  const rest = growthTrials.filter((trial) => !tested.includes(trial));
  const isReviewed = ({ treatment }: GrowthTrial) =>
    treatment === reviewed.treatment && wasTested(reviewed, age, prescription);
  return {
    tested,
    /**
     * Treatments that only a study without millimeters tested in such children.
     */
    reviewed: rest.filter(isReviewed),
    untested: rest.filter((trial) => !isReviewed(trial)),
  };
}
