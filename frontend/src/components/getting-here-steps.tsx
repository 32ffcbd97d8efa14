import { gettingHere } from 'virtual:practice/getting-here';
import styles from './getting-here.module.css';

/** Goes into {@link GettingHere}. `parking` is what else there is to say of the car. */
export default function GettingHereSteps({ parking }: { parking?: string | undefined }) {
  const { train, car, stepFree } = gettingHere ?? {};
  return (
    <div className={styles.steps}>
      {train && <h3>By train</h3>}
      {train && <p>{train}</p>}
      {(car ?? parking) && <h3>By car</h3>}
      {car && <p>{car}</p>}
      {parking && <p>{parking}</p>}
      {stepFree && <h3>Step-free</h3>}
      {stepFree && <p>{stepFree}</p>}
    </div>
  );
}
