import { lengthGuides, rateLength, type LengthRating } from './length-guide';
import styles from './length-meter.module.css';

const looks: Record<LengthRating, { shape: string; tone: string | undefined }> = {
  optimal: { shape: '●', tone: styles.optimal },
  warning: { shape: '▲', tone: styles.warning },
  'too long': { shape: '■', tone: styles.long },
};

/** The length as number, word and shape, beside its colour. */
export function LengthMeter({ kind, text }: { kind: keyof typeof lengthGuides; text: string }) {
  const rating = rateLength(kind, text);
  const { shape, tone } = looks[rating];
  return (
    <span className={`${styles.meter} ${tone}`}>
      <span aria-hidden="true">{shape}</span> {text.length} of {lengthGuides[kind].limit}{' '}
      characters, {rating}
    </span>
  );
}
