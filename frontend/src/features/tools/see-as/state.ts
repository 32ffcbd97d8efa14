import { t } from 'shared/t';
import { type EyeView, nearsightedness } from './conditions';
import { MAX_DIOPTERS } from './vision';

/** What the picture shows. */
export interface State {
  view: EyeView;
  /** Diopters, or one of the levels. 0 is without the condition. */
  strength: number;
}

/** Of conditions that no single number measures. */
const levels = [
  t('none'),
  t('mild'),
  t('medium'),
  t('strong'),
  t('very strong'),
];

interface Scale {
  max: number;
  step: number;
  label: (strength: number) => string;
  /** How much of what the view draws: 1 as its text says, or diopters. */
  amount: (strength: number) => number;
}

const diopters: Scale = {
  max: MAX_DIOPTERS,
  step: 0.5,
  label: (strength) =>
    t('Prescription: {prescription} diopters', {
      prescription: strength === 0 ? '0' : `−${strength.toString()}`,
    }),
  amount: (strength) => strength,
};

const steps: Scale = {
  max: levels.length - 1,
  step: 1,
  label: (strength) =>
    t('How strong: {level}', { level: levels[strength] ?? '' }),
  amount: (strength) => strength / 2,
};

export const scaleOf = (view: EyeView): Scale =>
  view === nearsightedness ? diopters : steps;

/** Such as `#see=glaucoma,3`. A hash isn't sent to the server. */
export const hashOf = ({ view, strength }: State): string =>
  `#see=${view.id},${strength.toString()}`;

/** What an address says, if it's about one of these views. */
export function readHash(
  hash: string,
  views: readonly EyeView[],
): State | undefined {
  const [, id, number] = /^#see=([a-z-]+),(\d(?:\.5)?)$/.exec(hash) ?? [];
  const view = views.find((one) => one.id === id);
  const strength = Number(number);
  if (!view) return undefined;
  const { max, step } = scaleOf(view);
  return strength <= max && strength % step === 0
    ? { view, strength }
    : undefined;
}
