import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { Steps } from '@/components/steps';
import { examSteps, examTotalMinutes, walkthroughTitle } from '@/content/exam-steps';
import styles from './walkthrough.module.css';

export default function Walkthrough() {
  return (
    <Section title={walkthroughTitle}>
      <Steps steps={examSteps} />
      <div className={styles.total}>
        <p className={styles.figure}>Total: {examTotalMinutes} min</p>
        <p>Leave a little more if you want to choose a frame on the same day.</p>
      </div>
      <div className={styles.drops}>
        <h3>About the drops</h3>
        <p>
          They widen your pupils, so that the doctor sees the inside of the eye through a door
          instead of a keyhole. For a few hours afterward things may be blurry and light may bother
          you.
          <Cite id="dilation-blur-hours" /> Bring sunglasses, and somebody to drive.
        </p>
      </div>
    </Section>
  );
}
