import { gettingHere } from 'virtual:practice/getting-here';
import type { Town } from 'virtual:practice/town-loaders';
import { Card, CardGrid } from '@/components/card-grid';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';
import { Starts } from './starts';
import styles from './town.module.css';

/** How to get here from the town, and where to park. The contact page has the rest. */
export default function Ways({ town: { ways, starts, parking } }: { town: Town }) {
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
