import { letter } from 'virtual:practice/letter';
import { TwoSlips } from '@/components/two-slips/two-slips';
import styles from './home.module.css';

/** What sets a visit apart, in one look. */
export default function PlainWords() {
  if (!letter?.slips) return null;
  return (
    <section className={styles.statement}>
      <h2>You’ll understand what we found</h2>
      <TwoSlips slips={letter.slips} large />
    </section>
  );
}
