import { myopiaDoctor } from 'practice/core';
import { Cite } from '@/components/cite';
import { DescriptionList } from '@/components/description-list';
import { Section } from '@/components/section';
import { EyeCrossSection } from '@/components/illustrations/eye-cross-section.static';
import { practice } from '@/content/practice';
import styles from './myopia-doctor.module.css';

/** What the myopia doctor measures, and why. */
const measurements: readonly (readonly [what: string, why: string])[] = [
  [
    'Eye length',
    'A beam of light measures from the front of the eye to the retina, to a hundredth of a millimeter. It’s the earliest sign of whether treatment is working.',
  ],
  [
    'Prescription, with drops',
    'Kids focus without knowing it, which makes them seem more nearsighted than they are. Drops stop that.',
  ],
  [
    'Cornea',
    `A map of its shape shows if ${practice.treatments.includes('overnight-lenses') ? 'an overnight lens' : 'a contact lens'} can fit well.`,
  ],
  ['Pupils, tears and eyelids', 'Wide pupils or itchy lids rule out some treatments.'],
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
        Guidelines say to measure the prescription and, where possible, the eye’s length.
        <Cite id="myopia-eye-length" /> {myopiaDoctor.shortName} measures both at every visit.
      </p>
      <DescriptionList items={measurements} />
    </Section>
  );
}
