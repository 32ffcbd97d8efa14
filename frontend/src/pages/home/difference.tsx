import { newestDoctor } from 'virtual:practice/doctors';
import { Illustration } from '@/components/illustration';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import styles from './home.module.css';

export default function Difference() {
  return (
    <Section
      id="about"
      title="Why We’re Different"
      tone="sand"
      illustration={
        newestDoctor && (
          <div className={styles.welcome}>
            <Illustration file={newestDoctor.portrait} alt={`Portrait of ${newestDoctor.name}`} />
            <p>
              <strong>Welcome, {newestDoctor.name}.</strong> {newestDoctor.bio[0]}
            </p>
          </div>
        )
      }
    >
      <p>
        The doctor who examines you is the doctor who calls you when a result comes back. Nobody
        here is paid by the frame, so if your old glasses are still right for you, we say so and you
        keep them.
      </p>
      <p>
        We print what we found in large type, in words that you can read to your sister on the
        phone. And when you cannot read our forms, we fill them in with you before the exam starts.
      </p>
      <PageLink to="about">Meet all five doctors</PageLink>
    </Section>
  );
}
