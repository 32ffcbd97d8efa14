import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { ClaimId } from '@/content/claims';
import type { TreatmentId } from '@/content/treatment-ids';
import { percentages } from '@/content/percentages';
import {
  atropine,
  offered,
  offers,
  overnightLenses,
  softLenses,
  type Treatment,
  treatments,
} from '@/content/treatments';
import styles from './comparison.module.css';

interface Cell {
  text: string;
  claims: readonly ClaimId[];
}

/** A question, answered for each of the treatments. */
interface Row {
  label: string;
  cells: Readonly<Record<TreatmentId, Cell>>;
}

const say = (text: string, ...claims: readonly ClaimId[]): Cell => ({ text, claims });

const ofEach = (text: (treatment: Treatment) => string): Row['cells'] => ({
  'overnight-lenses': say(text(overnightLenses)),
  'soft-lenses': say(text(softLenses)),
  atropine: say(text(atropine)),
});

/** The treatments side by side, as parents ask about them. */
const comparison: readonly Row[] = [
  { label: 'What it is', cells: ofEach(({ what }) => what) },
  {
    label: 'For whom',
    cells: {
      'overnight-lenses': say(
        'Children from about 7 who keep still for a lens, up to −6. Good for swimmers.',
        'overnight-lenses-label',
      ),
      'soft-lenses': say(
        'Approved for a start at 8 to 12, from −0.75 to −4.00, with little astigmatism.',
        'soft-lenses-label',
      ),
      atropine: say(
        'Children too young for lenses, with itchy eyes, or who want nothing in their eyes.',
      ),
    },
  },
  { label: 'Every day', cells: ofEach(({ routine }) => routine) },
  {
    label: 'Cleaning',
    cells: {
      'overnight-lenses': say(
        'Rub, rinse and soak in the solution we give you. Never tap water.',
        'contact-lens-water',
      ),
      'soft-lenses': say('None. Clean, dry hands for putting in and taking out.'),
      atropine: say('None. The bottle stays where small children cannot reach it.'),
    },
  },
  {
    label: 'Sight by day',
    cells: {
      'overnight-lenses': say(
        'Clear without glasses, after a week or two. Skip two nights and the blur is back.',
      ),
      'soft-lenses': say('Clear with the lenses. Glasses in the evening and on sick days.'),
      atropine: say('As before, with glasses.'),
    },
  },
  {
    label: 'What studies found',
    cells: {
      'overnight-lenses': say(
        `Growth of the eye: ${percentages['overnight-lenses-slowing']} slower, over two years.`,
        'overnight-lenses-slowing',
      ),
      'soft-lenses': say(
        `Rise of the prescription: ${percentages['soft-lenses-slowing']} less, over three years.`,
        'soft-lenses-slowing',
      ),
      atropine: say(
        `${percentages['atropine-slowing']} less with the strongest low dose, over one year.`,
        'atropine-slowing',
      ),
    },
  },
  {
    label: 'How sure that is',
    cells: {
      'overnight-lenses': say(
        'Thirteen studies, only three of them randomized.',
        'overnight-lenses-slowing',
      ),
      'soft-lenses': say('One trial with 144 children, run by the maker.', 'soft-lenses-slowing'),
      atropine: say(
        `Depends on the dose: ${percentages['atropine-us-trial']} did no better than placebo in a US trial.`,
        'atropine-us-trial',
      ),
    },
  },
  {
    label: 'What the FDA says',
    cells: {
      'overnight-lenses': say(
        'Approved to correct sight overnight. To slow myopia: off-label for most of these lenses.',
        'overnight-lenses-label',
        'overnight-lenses-second-label',
      ),
      'soft-lenses': say(
        'MiSight 1 day is approved to slow myopia. Off-label outside the ages and strengths above.',
        'soft-lenses-label',
      ),
      atropine: say(
        'Off-label at every low dose. A pharmacy mixes the drops.',
        'atropine-compounded',
      ),
    },
  },
  {
    label: 'The main risk',
    cells: {
      'overnight-lenses': say(
        'Infection of the cornea: about 14 in 10,000 children a year.',
        'overnight-lenses-infection',
      ),
      'soft-lenses': say(
        offers('overnight-lenses')
          ? 'The same, rarer: about 3 in 10,000 children a year.'
          : 'Infection of the cornea: about 3 in 10,000 children a year.',
        'soft-lenses-infection',
      ),
      atropine: say('Glare and blurry print, more with stronger drops.', 'atropine-side-effects'),
    },
  },
  {
    label: 'Visits',
    cells: {
      'overnight-lenses': say(
        `After the first night, a week and a month, then ${overnightLenses.visits}.`,
      ),
      'soft-lenses': say(`After a week and a month, then ${softLenses.visits}.`),
      atropine: say(`After a month, then ${atropine.visits}.`),
    },
  },
];

export function Comparison() {
  return (
    <Section id="side-by-side" title={offered.table}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Question</VisuallyHidden>
            </th>
            {treatments.map(({ id, name, medicalName }) => (
              <th key={id} scope="col">
                {name}
                <span className={styles.formal}>{medicalName}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {treatments.map(({ id, name }) => (
                <td key={id}>
                  <span className={styles.name}>{name}</span>
                  {cells[id].text}
                  {cells[id].claims.map((claim) => (
                    <Cite key={claim} id={claim} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
