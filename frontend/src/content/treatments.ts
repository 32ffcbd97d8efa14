import { inWords, joinWithOr } from './in-words';
import { offers } from './offered-treatments';
import { t } from 'shared/t';
import type { TreatmentId } from './treatment-ids';

/**
 * A treatment that slows myopia. Pages and structured data use the same text.
 */
export interface Treatment {
  /** Also its anchor on the comparison page. */
  id: TreatmentId;
  name: string;
  /** The clinical name. */
  medicalName: string;
  what: string;
}

/** Whom the FDA approved or authorized a treatment for, to slow myopia. */
interface Label {
  /** The youngest and the oldest age at the start, both included. */
  ages: readonly [from: number, to: number];
  /** The weakest and the strongest prescription, in diopters, both included. */
  prescriptions: readonly [weakest: number, strongest: number];
}

/**
 * From the claims `soft-lenses-label` and `myopia-glasses-label`. Every page
 * takes these ages from here.
 */
export const labels = {
  'soft-lenses': { ages: [8, 12], prescriptions: [-0.75, -4] },
  'myopia-glasses': { ages: [6, 12], prescriptions: [-0.75, -4.5] },
} as const satisfies Partial<Record<TreatmentId, Label>>;

/** Such as `children who start at ages 6 to 12`. */
export const startingAges = (id: keyof typeof labels): string =>
  `children who start at ages ${labels[id].ages.join(' to ')}`;

const all: readonly Treatment[] = [
  {
    id: 'overnight-lenses',
    name: t('Overnight lenses (ortho-k)'),
    medicalName: 'Orthokeratology',
    what: 'Small, firm contact lenses that your child wears only while asleep. They gently reshape the front of the eye, so your child sees clearly all day without glasses.',
  },
  {
    id: 'soft-lenses',
    name: t('Daily soft lenses'),
    medicalName: 'Dual-focus soft contacts',
    what: 'Soft contacts that your child wears during the day. The middle gives sharp vision. Rings around it focus some light in front of the retina, to slow the growth of the eye. Ordinary contacts don’t.',
  },
  {
    id: 'atropine',
    name: t('Atropine drops'),
    medicalName: 'Low-dose atropine',
    what: 'Eye drops that are much weaker than the atropine used to widen pupils. No one knows exactly how they slow the growth of the eye.',
  },
  {
    id: 'myopia-glasses',
    name: t('Myopia-control glasses'),
    medicalName: 'Essilor Stellest lenses',
    what: 'Glasses with a clear center and rings of tiny dots around it. The dots change how light focuses toward the edges of vision, which may slow the growth of the eye.',
  },
];

/** The treatments that the practice offers. */
export const treatments = all.filter(({ id }) => offers(id));

/** The names as they're written in the middle of a sentence. */
const names = treatments.map(({ name }) =>
  name.replace(/^./, (letter) => letter.toLowerCase()),
);

const withGlasses = treatments.length > 1 && offers('myopia-glasses');

const counted =
  treatments.length === (withGlasses ? 2 : 1)
    ? t('one treatment')
    : t('{count} treatments', {
        count: inWords(treatments.length - (withGlasses ? 1 : 0)),
      });

/** The offered treatments, as phrases for sentences. */
export const offered = {
  /**
   * Such as `three treatments`. Glasses came later, so they're named apart,
   * unless they're the only one.
   */
  treatments: counted,
  /** Such as `three treatments and special glasses`. */
  all: withGlasses
    ? t('{treatments} and special glasses', { treatments: counted })
    : counted,
  /** What follows a sentence that has `treatments`. */
  andGlasses: withGlasses ? ', and special glasses' : '',
  /** The heading of the comparison table. */
  table: treatments.length === 1 ? 'At a glance' : 'Side by side',
  /**
   * Such as `overnight lenses (ortho-k), daily soft lenses or atropine drops`.
   */
  names: joinWithOr(names),
} as const;
