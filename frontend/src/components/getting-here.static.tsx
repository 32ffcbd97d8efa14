import { gettingHere } from 'virtual:practice/getting-here';
import styles from './getting-here.module.css';
import { Illustration } from './illustration';
import { Section } from './section';

interface GettingHereProps {
  title: string;
  tone?: 'paper' | 'sand' | 'mist';
  /** What else there is to say of the car. */
  parking?: string | undefined;
}

/** The last steps to the door: the walk from the station, where a car may stand, the door itself. */
export default function GettingHere({ title, tone, parking }: GettingHereProps) {
  const { picture, train, car, stepFree } = gettingHere ?? {};
  if (!gettingHere && !parking) return null;
  return (
    <Section
      title={title}
      tone={tone}
      illustration={picture && <Illustration file={picture} alt={picture.alt} />}
    >
      <div className={styles.steps}>
        {train && <h3>By train</h3>}
        {train && <p>{train}</p>}
        {(car ?? parking) && <h3>By car</h3>}
        {car && <p>{car}</p>}
        {parking && <p>{parking}</p>}
        {stepFree && <h3>Step-free</h3>}
        {stepFree && <p>{stepFree}</p>}
      </div>
    </Section>
  );
}
