import { gettingHere } from 'virtual:practice/getting-here';
import styles from './getting-here.module.css';
import { Illustration } from './illustration';
import { Section } from './section';

interface GettingHereProps {
  title?: string;
  tone?: 'paper' | 'sand' | 'mist';
}

/** Train, parking and entrance. Other pages link to its headings on the contact page. */
export default function GettingHere({ title = 'Getting here', tone }: GettingHereProps) {
  if (!gettingHere) return null;
  const { picture, train, car, stepFree } = gettingHere;
  return (
    <Section
      title={title}
      tone={tone}
      illustration={picture && <Illustration file={picture} alt={picture.alt} />}
    >
      <div className={styles.steps}>
        {train && <h3>By train</h3>}
        {train && <p>{train}</p>}
        {car && <h3 id="parking">Parking</h3>}
        {car && <p>{car}</p>}
        {stepFree && <h3 id="accessibility">Accessibility</h3>}
        {stepFree && <p>{stepFree}</p>}
      </div>
    </Section>
  );
}
