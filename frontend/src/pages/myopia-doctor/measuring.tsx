import { myopiaDoctor } from 'virtual:practice';
import { Cite } from '@/components/cite';
import { DescriptionList } from '@/components/description-list';
import { Section } from '@/components/section';
import EyeCrossSection from '@/components/illustrations/eye-cross-section.static';
import { practice } from '@/content/practice';
import styles from './myopia-doctor.module.css';

/** What the myopia doctor measures, and why. */
const measurements: readonly (readonly [what: string, why: string])[] = [
  [
    'The length of the eye',
    'A light from the front to the retina and back, to a hundredth of a millimeter. This number tells first whether a treatment works.',
  ],
  [
    'The prescription, with drops',
    'Children focus without knowing it and seem more nearsighted than they are. Drops take that away.',
  ],
  [
    'The cornea',
    `A map of its slopes shows whether ${practice.treatments.includes('overnight-lenses') ? 'an overnight lens' : 'a contact lens'} can sit well.`,
  ],
  [
    'Pupils, tears and lids',
    'Wide pupils and itchy lids rule out some treatments for some children.',
  ],
];

export function Measuring() {
  return (
    <Section
      title={`What ${myopiaDoctor.shortName} measures`}
      tone="mist"
      illustration={
        <div className={styles.illustration}>
          <EyeCrossSection label="The eye from the side, cut open: cornea and lens in front; retina, macula and optic nerve at the back." />
        </div>
      }
    >
      <p>
        Optometrists are asked to measure both the prescription and, where they can, the length of
        the eye.
        <Cite id="myopia-eye-length" /> {myopiaDoctor.shortName} measures both, each time.
      </p>
      <DescriptionList items={measurements} />
    </Section>
  );
}
