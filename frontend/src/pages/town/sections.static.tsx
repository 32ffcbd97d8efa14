import { details } from 'practice/details';
import { gettingHere } from 'practice/getting-here';
import layout from '@/components/layout.module.css';
import { Line } from '@/components/line/line';
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
  const textAt = (station: string) => {
    if (station === ourStation)
      return `Get off here. The walk takes about ${walkMinutes}\u00a0${walkMinutes === 1 ? 'minute' : 'minutes'}.`;
    return station === from ? 'Get on here.' : undefined;
  };
  return (
    <Line
      stops={stations.map((station, place) => ({
        name: station,
        marked: ends.includes(place),
        through: place >= first && place < last,
        text: textAt(station),
      }))}
    />
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
    <>
      <h3>
        {stops > 0 ? `${ride} by train from ${station}` : `By train to ${ours}`}
      </h3>
      <StationLine from={station} transit={transit} />
    </>
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
    {details.transit && station && (
      <Train station={station} transit={details.transit} />
    )}
    <div data-on-paper className={styles.columns}>
      <div className={layout.stack}>
        {starts && <h3>Ways to get here</h3>}
        <DescriptionList
          items={[
            ...ways.list.map(({ name, text }) => [name, text] as const),
            parking
              ? ['Parking', parking]
              : [
                  'Our address',
                  `${practice.address.street}, ${practice.address.city}`,
                ],
          ]}
        />
      </div>
      {starts && (
        <div className={layout.stack}>
          <h3>{starts.title}</h3>
          <DescriptionList
            items={starts.list.map(({ place, road }) => [place, road])}
          />
        </div>
      )}
    </div>
    <PageLink to="contact" hash={gettingHere.car ? '#parking' : ''}>
      {gettingHere.stepFree
        ? 'Parking, accessibility and a map'
        : 'Address and a map'}
    </PageLink>
  </Section>
);

/** The town’s own sections. */
export const TownSections = ({ town: { sections } }: { town: Town }) =>
  sections.map(({ title, blocks }) => (
    <Section key={title} title={title} tone="mist">
      <div className={`${styles.columns} ${styles.essay}`}>
        <ProseBlocks blocks={blocks.filter((block) => !linkAlone(block))} />
      </div>
      <ProseBlocks blocks={blocks.filter(linkAlone)} />
    </Section>
  ));

export function PageData({ town }: { town: Town }) {
  const page = townPage(town);
  return <StructuredData page={page} nodes={[faqPage(page, town.questions)]} />;
}
