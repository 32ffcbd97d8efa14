import { founder } from 'practice/doctors';
import { letter } from 'practice/letter';
import { Illustration } from '@/components/illustration';
import { ProseBlocks } from '@/components/prose/prose';
import { Section } from '@/components/section';
import { TwoSlips } from '@/components/two-slips/two-slips';
import { practice } from '@/content/practice';
import styles from './about.module.css';

export function Letter() {
  if (!letter) return null;
  return (
    <Section
      title={`A letter from ${founder.shortName}`}
      illustration={letter.slips && <TwoSlips slips={letter.slips} />}
    >
      <div className={styles.sheet}>
        <ProseBlocks blocks={letter.blocks} />
        <div className={styles.signature}>
          <Illustration file={founder.portrait} alt="" className={styles.letterPortrait} />
          <p>
            <strong>{founder.name}</strong>
            <br />
            Founder of {practice.name}
          </p>
        </div>
      </div>
    </Section>
  );
}
