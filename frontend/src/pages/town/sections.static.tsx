import { details } from 'practice/details';
import { gettingHere } from 'practice/getting-here';
import { Card, CardGrid } from '@/components/card-grid';
import { FoldedPart } from '@/components/fold';
import { PageLink } from '@/components/links';
import { DescriptionList } from '@/components/lists';
import { linkAlone, ProseBlocks } from '@/components/prose/prose';
import { Section } from '@/components/section';
import { number, Statement, words } from '@/components/statement/statement';
import { inWordsAtStart } from '@/content/in-words';
import { practice, type Town } from '@/content/practice';
import { faqPage } from '@/seo/structured-data/nodes';
import { StructuredData } from '@/seo/structured-data/page-graph';
import { townPage } from './page';
import styles from './town.module.css';

type Transit = NonNullable<typeof details.transit>;

/** The stations of the line, with the ride between two of them marked. */
function StationLine({ from, transit }: { from: string; transit: Transit }) {
  const { stations, station: ourStation, walkMinutes } = transit;
  const ends = [stations.indexOf(from), stations.indexOf(ourStation)];
  const first = Math.min(...ends);
  const last = Math.max(...ends);
  return (
    <ol className={styles.line}>
      {stations.map((station, place) => (
        <li
          key={station}
          className={
            place >= first && place < last ? styles.ridden : styles.beyond
          }
        >
          <strong className={ends.includes(place) ? styles.end : styles.name}>
            {station}
          </strong>{' '}
          {station === from && <span>Get on here.</span>}
          {station === ourStation && (
            <span>
              Get off here. The walk takes about {walkMinutes}&nbsp;
              {walkMinutes === 1 ? 'minute' : 'minutes'}.
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The one key fact about the trip. */
export const KeyFact = ({ town: { glance } }: { town: Town }) =>
  glance && (
    <Statement>
      <p className={`${words} ${styles.glance}`}>
        <span className={number}>{glance.figure}</span> {glance.text}
      </p>
    </Statement>
  );

function Train({ station, transit }: { station: string; transit: Transit }) {
  const { stations, station: ours } = transit;
  const stops = Math.abs(stations.indexOf(station) - stations.indexOf(ours));
  const ride = `${inWordsAtStart(stops)} ${stops === 1 ? 'stop' : 'stops'}`;
  return (
    <FoldedPart
      title={
        stops > 0 ? `${ride} by train from ${station}` : `By train to ${ours}`
      }
    >
      <StationLine from={station} transit={transit} />
    </FoldedPart>
  );
}

/**
 * How to get here from the town, and where to park. The contact page has the
 * rest.
 */
export const Directions = ({
  town: { ways, station, starts, parking },
}: {
  town: Town;
}) => (
  <Section title={ways.title} tone="sand">
    <div className={styles.folds}>
      {details.transit && station && (
        <Train station={station} transit={details.transit} />
      )}
      <CardGrid folded>
        {ways.list.map(({ name, text }) => (
          <Card key={name} title={name} folded>
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
      {starts && (
        <FoldedPart title={starts.title}>
          <DescriptionList
            items={starts.list.map(({ place, road }) => [place, road])}
            wide
          />
        </FoldedPart>
      )}
      <FoldedPart title={parking ? 'Parking' : 'Our address'}>
        <p>
          {parking ?? `${practice.address.street}, ${practice.address.city}`}
        </p>
        <div>
          <PageLink to="contact" hash={gettingHere.car ? '#parking' : ''}>
            {gettingHere.stepFree
              ? 'Parking, accessibility and a map'
              : 'Address and a map'}
          </PageLink>
        </div>
      </FoldedPart>
    </div>
  </Section>
);

/** The town’s own sections. */
export const TownSections = ({ town: { sections } }: { town: Town }) =>
  sections.map(({ title, blocks }) => (
    <Section key={title} tone="mist">
      <FoldedPart title={title} heading="h2">
        <div className={styles.columns}>
          <ProseBlocks blocks={blocks.filter((block) => !linkAlone(block))} />
        </div>
        <div className={styles.link}>
          <ProseBlocks blocks={blocks.filter(linkAlone)} />
        </div>
      </FoldedPart>
    </Section>
  ));

export function PageData({ town }: { town: Town }) {
  const page = townPage(town);
  return <StructuredData page={page} nodes={[faqPage(page, town.questions)]} />;
}
