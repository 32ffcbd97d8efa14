import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { ClaimId } from '@/content/claims';
import { type EyeGrowth, eyeGrowth } from '@/content/myopia/eye-growth';
import type { TreatmentId } from '@/content/treatment-ids';
import { percentages } from '@/content/percentages';
import { offers } from '@/content/offered-treatments';
import {
  atropine,
  myopiaGlasses,
  overnightLenses,
  softLenses,
  type Treatment,
  treatments,
} from '@/content/treatments';
import styles from './comparison.module.css';

interface Cell {
  text: string;
  claims: readonly ClaimId[];
  bars?: EyeGrowth;
}

/** A question with each treatment's answer. */
interface Row {
  label: string;
  cells: Readonly<Record<TreatmentId, Cell>>;
}

const say = (text: string, ...claims: readonly ClaimId[]): Cell => ({ text, claims });

const ofEach = (cell: (treatment: Treatment) => Cell): Row['cells'] => ({
  'overnight-lenses': cell(overnightLenses),
  'soft-lenses': cell(softLenses),
  atropine: cell(atropine),
  'myopia-glasses': cell(myopiaGlasses),
});

/** Compares the treatments by the questions parents ask. */
const comparison: readonly Row[] = [
  { label: 'What it is', cells: ofEach(({ what }) => say(what)) },
  {
    label: 'Who it’s for',
    cells: {
      'overnight-lenses': say(
        'Children from about 7 who can hold still for a lens, with a prescription up to −6. Good for swimmers.',
        'overnight-lenses-label',
      ),
      'soft-lenses': say(
        'Approved for children who start at ages 8 to 12, from −0.75 to −4.00, with little astigmatism.',
        'soft-lenses-label',
      ),
      atropine: say(
        'Children who can’t wear contacts, or whose prescription is too strong for the other options.',
      ),
      'myopia-glasses': say(
        'Authorized for children who start at ages 6 to 12, from −0.75 to −4.50, with up to 1.50 of astigmatism.',
        'myopia-glasses-label',
      ),
    },
  },
  { label: 'Every day', cells: ofEach(({ routine }) => say(routine)) },
  {
    label: 'Vision during the day',
    cells: {
      'overnight-lenses': say(
        'Clear without glasses after a week or two. Skip two nights, and the blur is back.',
      ),
      'soft-lenses': say('Clear with the lenses in. Glasses in the evening and on sick days.'),
      atropine: say(
        'Clear with glasses. Bright light may bother your child, and reading may be blurry.',
      ),
      'myopia-glasses': say(
        'Clear through the center. Some children notice blur or a halo around lights.',
        'glasses-authorized',
      ),
    },
  },
  {
    label: 'Eye growth in two years',
    cells: ofEach(({ id }) => ({
      ...say(eyeGrowth[id].sentence, eyeGrowth[id].claim),
      bars: eyeGrowth[id],
    })),
  },
  {
    label: 'How strong the evidence is',
    cells: {
      'overnight-lenses': say(
        `A small trial: ${eyeGrowth['overnight-lenses'].trial} A review of 13 studies found about the same, but only three were randomized.`,
        'overnight-lenses-slowing',
      ),
      'soft-lenses': say(
        `A small trial: ${eyeGrowth['soft-lenses'].trial} A three-year trial run by the lens maker found more: 0.30 mm instead of 0.62 mm.`,
        'soft-lenses-slowing',
      ),
      atropine: say(
        `A larger trial: ${eyeGrowth.atropine.trial} It depends on the dose. In a US trial, ${percentages['atropine-us-trial']} drops did no better than placebo.`,
        'atropine-us-trial',
      ),
      'myopia-glasses': say(
        `A small trial: ${eyeGrowth['myopia-glasses'].trial} In a US study from the lens maker, eyes also grew about half as much.`,
        'glasses-authorized',
      ),
    },
  },
  {
    label: 'What the FDA says',
    cells: {
      'overnight-lenses': say(
        'Approved to correct vision. For most of these lenses, slowing myopia is off-label.',
        'overnight-lenses-label',
      ),
      'soft-lenses': say(
        'MiSight 1 day is approved to slow myopia. Outside the limits above, it’s off-label.',
        'soft-lenses-label',
      ),
      atropine: say(
        'Off-label at every low dose. A pharmacy mixes the drops.',
        'atropine-label',
        'atropine-compounded',
      ),
      'myopia-glasses': say(
        'Essilor Stellest lenses have been authorized to slow myopia since September 2025.',
        'glasses-authorized',
      ),
    },
  },
  {
    label: 'Main risk',
    cells: {
      'overnight-lenses': say(
        'Infection of the cornea: about 14 in 10,000 children a year.',
        'overnight-lenses-infection',
      ),
      'soft-lenses': say(
        offers('overnight-lenses')
          ? 'Infection of the cornea, but rarer: about 3 in 10,000 children a year.'
          : 'Infection of the cornea: about 3 in 10,000 children a year.',
        'soft-lenses-infection',
      ),
      atropine: say('Glare and blurry reading, more with stronger drops.', 'atropine-side-effects'),
      'myopia-glasses': say('No serious side effects in the US study.', 'glasses-authorized'),
    },
  },
  {
    label: 'Visits',
    cells: {
      'overnight-lenses': say(
        `After the first night, after a week, after a month, then ${overnightLenses.visits}.`,
      ),
      'soft-lenses': say(`After a week, after a month, then ${softLenses.visits}.`),
      atropine: say(`After a month, then ${atropine.visits}.`),
      'myopia-glasses': say(`After a month, then ${myopiaGlasses.visits}.`),
    },
  },
];

/** Growth with and without the treatment, on the same yardstick for all treatments. The text says the same. */
function Bars({ growth: { treated, control } }: { growth: EyeGrowth }) {
  const end = (millimeters: number) => Math.round(millimeters * 100);
  return (
    <svg className={styles.bars} viewBox="0 0 70 13" width="140" height="26" aria-hidden>
      <path d="M0 0v13M35 0v13M70 0v13" />
      {control && <path strokeWidth="2" d={`M0 2h${end(control)}`} />}
      <path strokeWidth="6" strokeDasharray={control ? undefined : 2} d={`M0 8h${end(treated)}`} />
    </svg>
  );
}

export function Comparison() {
  return (
    <Section
      id="side-by-side"
      title={treatments.length > 1 ? 'Myopia treatments side by side' : 'The treatment at a glance'}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Question</VisuallyHidden>
            </th>
            {treatments.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
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
                  {cells[id].bars && <Bars growth={cells[id].bars} />}
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
      <p>
        {treatments.length > 1 &&
          'Each trial had different children, so don’t compare one trial with another. '}
        The bars show growth from 0 to 0.7 mm: the thick one with the treatment, the thin one with
        regular glasses. A striped bar has no comparison, so it’s less certain.
      </p>
    </Section>
  );
}
