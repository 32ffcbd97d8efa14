import { gettingHere } from '@/content/getting-here';
import styles from './getting-here.module.css';

/** Goes into {@link Arrival}. `parking` is what else there is to say of the car. */
export default function GettingHereSteps({ parking }: { parking?: string | undefined }) {
  return (
    <div className={styles.steps}>
      <h3>By train</h3>
      <p>{gettingHere.train}</p>
      <h3>By car</h3>
      <p>{gettingHere.car}</p>
      {parking && <p>{parking}</p>}
      <h3>Step-free</h3>
      <p>{gettingHere.stepFree}</p>
    </div>
  );
}
