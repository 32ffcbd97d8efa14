import { gettingHere } from 'practice/getting-here';
import { Card, CardGrid } from '@/components/card-grid';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import type { Town } from '@/content/practice';
import styles from './town.module.css';

/** How to get here from the town, and where to park. The contact page has the rest. */
export function Ways({ town: { ways, starts, parking } }: { town: Town }) {
  return (
    <Section title={ways.title} tone="sand">
      <CardGrid>
        {ways.list.map(({ name, text }) => (
          <Card key={name} title={name}>
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
      {starts && <Starts {...starts} />}
      {parking && (
        <div className={styles.parking}>
          <h3>Parking</h3>
          <p>{parking}</p>
        </div>
      )}
      <PageLink to="contact" hash={gettingHere?.car ? '#parking' : ''}>
        {gettingHere?.stepFree ? 'Parking, accessibility and a map' : 'Address and a map'}
      </PageLink>
    </Section>
  );
}

interface StartsProps {
  title: string;
  list: readonly { place: string; road: string }[];
}

/** Directions from each starting point in town. */
function Starts({ title, list }: StartsProps) {
  return (
    <div className={styles.starts}>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {list.map(({ place, road }) => (
          <div key={place} className={styles.start}>
            <dt className={styles.place}>{place}</dt>
            <dd className={styles.road}>{road}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
