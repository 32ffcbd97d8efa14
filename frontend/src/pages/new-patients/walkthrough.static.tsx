import { Cite } from '@/components/cite';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { Steps } from '@/components/steps';
import { examSteps, examTotalMinutes, walkthroughTitle } from '@/content/exam-steps';
import { practice } from '@/content/practice';
import styles from './walkthrough.module.css';

export default function Walkthrough() {
  return (
    <Section title={walkthroughTitle}>
      <Steps steps={examSteps} />
      <div className={styles.total}>
        <p className={styles.minutes}>Total: {examTotalMinutes} min</p>
        <p>Plan a little extra time if you want to pick out frames the same day.</p>
      </div>
      <PageLink to="eye-exam-near-me">What an eye exam in {practice.address.city} covers</PageLink>
      <div className={styles.drops}>
        <h3>About dilating drops</h3>
        <p>
          They widen your pupils so the doctor can see more of the inside of your eyes. For a few
          hours afterward, things may look blurry and light may bother you.
          <Cite id="dilation-blur-hours" /> Bring sunglasses and someone to drive you home.
        </p>
      </div>
    </Section>
  );
}
