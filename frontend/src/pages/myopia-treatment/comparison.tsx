import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { ClaimId } from '@/content/claims';
import { percentages } from '@/content/percentages';
import {
  atropine,
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

/** A question, answered for each of the treatments in their order. */
interface Row {
  label: string;
  cells: readonly Cell[];
}

const say = (text: string, ...claims: readonly ClaimId[]): Cell => ({ text, claims });

const ofEach = (text: (treatment: Treatment) => string): readonly Cell[] =>
  [overnightLenses, softLenses, atropine].map((treatment) => say(text(treatment)));

/** The treatments side by side, as parents ask about them. */
const comparison: readonly Row[] = [
  { label: 'What it is', cells: ofEach(({ what }) => what) },
  {
    label: 'For whom',
    cells: [
      say(
        'Children from about 7 who keep still for a lens, up to −6. Good for swimmers.',
        'overnight-lenses-label',
      ),
      say(
        'Approved for a start at 8 to 12, from −0.75 to −4.00, with little astigmatism.',
        'soft-lenses-label',
      ),
      say('Children too young for lenses, with itchy eyes, or who want nothing in their eyes.'),
    ],
  },
  { label: 'Every day', cells: ofEach(({ routine }) => routine) },
  {
    label: 'Cleaning',
    cells: [
      say(
        'Rub, rinse and soak in the solution we give you. Never tap water.',
        'contact-lens-water',
      ),
      say('None. Clean, dry hands for putting in and taking out.'),
      say('None. The bottle stays where small children cannot reach it.'),
    ],
  },
  {
    label: 'Sight by day',
    cells: [
      say('Clear without glasses, after a week or two. Skip two nights and the blur is back.'),
      say('Clear with the lenses. Glasses in the evening and on sick days.'),
      say('As before, with glasses.'),
    ],
  },
  {
    label: 'What studies found',
    cells: [
      say(
        `Growth of the eye: ${percentages['overnight-lenses-slowing']} slower, over two years.`,
        'overnight-lenses-slowing',
      ),
      say(
        `Rise of the prescription: ${percentages['soft-lenses-slowing']} less, over three years.`,
        'soft-lenses-slowing',
      ),
      say(
        `${percentages['atropine-slowing']} less with the strongest low dose, over one year.`,
        'atropine-slowing',
      ),
    ],
  },
  {
    label: 'How sure that is',
    cells: [
      say('Thirteen studies, only three of them randomized.', 'overnight-lenses-slowing'),
      say('One trial with 144 children, run by the maker.', 'soft-lenses-slowing'),
      say(
        `Depends on the dose: ${percentages['atropine-us-trial']} did no better than placebo in a US trial.`,
        'atropine-us-trial',
      ),
    ],
  },
  {
    label: 'What the FDA says',
    cells: [
      say(
        'Approved to correct sight overnight. To slow myopia: off-label for most of these lenses.',
        'overnight-lenses-label',
        'overnight-lenses-second-label',
      ),
      say(
        'MiSight 1 day is approved to slow myopia. Off-label outside the ages and strengths above.',
        'soft-lenses-label',
      ),
      say('Off-label at every low dose. A pharmacy mixes the drops.', 'atropine-compounded'),
    ],
  },
  {
    label: 'The main risk',
    cells: [
      say(
        'Infection of the cornea: about 14 in 10,000 children a year.',
        'overnight-lenses-infection',
      ),
      say('The same, rarer: about 3 in 10,000 children a year.', 'soft-lenses-infection'),
      say('Glare and blurry print, more with stronger drops.', 'atropine-side-effects'),
    ],
  },
  {
    label: 'Visits',
    cells: [
      say(`After the first night, a week and a month, then ${overnightLenses.visits}.`),
      say(`After a week and a month, then ${softLenses.visits}.`),
      say(`After a month, then ${atropine.visits}.`),
    ],
  },
];

export function Comparison() {
  return (
    <Section id="side-by-side" title="Side by side">
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
              {cells.map(({ text, claims }, index) => (
                <td key={index}>
                  <span className={styles.name}>{treatments[index]?.name}</span>
                  {text}
                  {claims.map((claim) => (
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
