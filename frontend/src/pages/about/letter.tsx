import { founder } from 'virtual:practice/doctors';
import { Illustration } from '@/components/illustration';
import { Section } from '@/components/section';
import { practice } from '@/content/practice';
import styles from './about.module.css';
import { TwoSlips } from './two-slips';

export default function Letter() {
  return (
    <Section title={`A letter from ${founder.shortName}`} illustration={<TwoSlips />}>
      <div className={styles.sheet}>
        <p>Dear neighbor,</p>
        <p>
          When I was nine, my grandmother came home from her eye doctor with one long word on a slip
          of paper. Nobody in our kitchen knew it. She had been too polite to ask what it meant, and
          he had been too busy to notice.
        </p>
        <p>
          I opened this practice in 2008, with two rooms and one chair, so that nobody would go home
          with a slip like that. There are five of us now. The visit still takes an hour. At its end
          you get a page in large type that says what we found and what to do about it. If your
          daughter has a question about that page, she can call and ask the doctor who wrote it.
        </p>
        <p>
          If you have not been to an eye doctor in years, you will get no lecture here. Come as you
          are, and bring the old glasses, even the pair with tape on it.
        </p>
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
