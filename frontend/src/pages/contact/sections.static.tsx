import { Fragment } from 'react';
import { details } from 'practice/details';
import { gettingHere } from 'practice/getting-here';
import { Illustration } from '@/components/illustration';
import { Canvas } from '@/components/illustrations/canvas';
import {
  accent,
  brand,
  brandSoft,
  ink,
  line,
  paper,
} from '@/components/illustrations/palette';
import { Cite } from '@/components/cite';
import { Fold } from '@/components/fold';
import layout from '@/components/layout.module.css';
import { PhoneLink } from '@/components/links';
import { ProseBlocks } from '@/components/prose/prose';
import { Relay } from '@/components/relay';
import { Section } from '@/components/section';
import { VisuallyHidden } from '@/components/visually-hidden';
import { atStart } from '@/content/in-words';
import { closures } from '@/content/opening-details?data';
import { isUpcoming } from '@/content/today';
import { languageNotes, spanish } from '@/content/languages';
import { practice, type Route } from '@/content/practice';
import { t } from 'shared/t';
import { language } from '@/seo/languages';
import styles from './contact.module.css';

export const AppointmentOnly = () =>
  details.promises.appointmentOnly && <p>{t('By appointment only.')}</p>;

/** The later ones are folded. */
const listedClosures = 4;

export function SpecialHours() {
  const upcoming = closures.filter(isUpcoming);
  const last = upcoming
    .map(({ through }) => through)
    .sort()
    .pop();
  if (!last) return null;
  return (
    <>
      <h3 data-through={last}>{t('Special hours')}</h3>
      <Closures days={upcoming.slice(0, listedClosures)} />
      {upcoming.length > listedClosures && (
        <Fold summary={t('Later dates')} always>
          <Closures days={upcoming.slice(listedClosures)} />
        </Fold>
      )}
    </>
  );
}

const Closures = ({ days }: { days: typeof closures }) => (
  <table className={styles.hours}>
    <tbody>
      {days.map(({ date, through, day, times, reason }) => (
        <tr key={date} data-through={through}>
          <th scope="row">{atStart(reason)}</th>
          <td>
            <span className={styles.part}>
              {through === date ? <time dateTime={date}>{day}</time> : day},
            </span>{' '}
            <span className={styles.part}>{times}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/**
 * What few visitors look for, and a code for phones that aren't showing this
 * page (generator/contact-card.ts).
 */
export function Details() {
  const { address, name } = practice;
  const { street, city, state, zip } = address;
  return (
    <>
      {languageNotes.length > 0 && (
        <Fold summary={t('Languages and interpreters')} always>
          {language !== 'es' && (spanish.frontDesk || spanish.exams) && (
            <p lang="es">
              {spanish.frontDesk && (
                <>
                  Hablamos español. Llámenos al <PhoneLink />.
                </>
              )}{' '}
              {spanish.exams && 'Pida su examen de la vista en español.'}
            </p>
          )}
          {languageNotes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Fold>
      )}
      <Fold summary={t('Getting a copy of your records')} always>
        <div id="records" className={styles.column}>
          <p>
            {t('Call ')}
            <PhoneLink />
            {t(
              ' or write to {name}, {street}, {city}, {state} {zip}. Tell us which records you need and where to send them. We’ll verify your identity first, to protect your privacy.',
              { name, street, city, state, zip },
            )}
          </p>
          <p>
            {t(
              'We usually answer within 30 days, the limit set by federal privacy law (HIPAA). If we need more time, we’ll tell you why in writing.',
            )}
            <Cite id="records-access" /> {details.answers.portal}
          </p>
        </div>
      </Fold>
      <div className={`${layout.row} ${layout.notOnPhones} ${styles.code}`}>
        <img
          src="/contact-qr.svg"
          width="120"
          height="120"
          alt={t('QR code that opens this page on your phone')}
          loading="lazy"
          data-print="yes"
        />
        <p>
          {t(
            'Point your phone’s camera at the code to open this page there. Then tap to call.',
          )}
        </p>
      </div>
    </>
  );
}

/** How deaf people reach the practice, in its own words if it has some. */
export const DeafCallers = () =>
  details.answers.relay ? <p>{details.answers.relay}</p> : <Relay />;

/**
 * Train, parking, other ways and the entrance, then the walk to the door. Other
 * pages link to its headings on the contact page.
 */
export function GettingHere() {
  const { picture, train, car, stepFree, sections, routes } = gettingHere;
  const {
    address: { street, city },
    map,
  } = practice;
  return (
    <>
      <Section
        id="directions"
        title={t('Getting here')}
        tone="mist"
        illustration={
          picture && (
            <Illustration
              file={picture}
              alt={picture.alt}
              className={layout.notOnPhones}
            />
          )
        }
      >
        <div className={styles.column}>
          {train && <h3>{t('By train')}</h3>}
          {train && <p>{train}</p>}
          {car && <h3 id="parking">{t('Parking')}</h3>}
          {car && <p>{car}</p>}
          {sections.map(({ title, blocks }) => (
            <Fragment key={title}>
              <h3>{title}</h3>
              <ProseBlocks blocks={blocks} />
            </Fragment>
          ))}
          {stepFree && <h3 id="accessibility">{t('Accessibility')}</h3>}
          {stepFree && <p>{stepFree}</p>}
          {!train && !car && sections.length === 0 && (
            <p>
              {t('You’ll find us at {street} in {city}.', { street, city })}{' '}
              <a href={map.url} data-print="no" target="_blank" rel="noopener">
                {t('Open the map')}
                <VisuallyHidden>{t(' in a new tab')}</VisuallyHidden>
              </a>
            </p>
          )}
        </div>
      </Section>
      {routes.length > 0 && (
        <div className={styles.walk}>
          <Fold summary={t('Walking directions')}>
            <div className={styles.columns}>
              {routes.map((route) => (
                <div key={route.name} className={styles.column}>
                  <h3>{route.name}</h3>
                  <RouteMap {...route} />
                  <ol>
                    {route.steps.map(({ text }) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ol>
                </div>
              ))}
            </div>
          </Fold>
        </div>
      )}
    </>
  );
}

/** The length of each stretch: the map isn't to scale. */
const STRETCH = 110;
const MARGIN = 60;

interface Point {
  x: number;
  y: number;
}

/** `y` points down. */
const turned: Readonly<
  Record<Route['steps'][number]['turn'], (direction: Point) => Point>
> = {
  left: ({ x, y }) => ({ x: y, y: -x }),
  right: ({ x, y }) => ({ x: -y, y: x }),
  straight: (direction) => direction,
};

/** From left to right first, then turned at each step. */
function placesOf(steps: Route['steps']) {
  let position: Point = { x: 0, y: 0 };
  let direction: Point = { x: 1, y: 0 };
  return steps.map(({ turn }, index) => {
    const place = {
      ...position,
      /** The direction that the way comes from. */
      incoming: direction,
      isCorner: index > 0 && turn !== 'straight',
    };
    direction = turned[turn](direction);
    position = {
      x: position.x + direction.x * STRETCH,
      y: position.y + direction.y * STRETCH,
    };
    return place;
  });
}

const starts: Readonly<Record<Route['start'], string>> = {
  train:
    'M-11 -13h22v20h-22zM-11 -3h22M-6 2.5v0.01M6 2.5v0.01M-6 7l-5 7M6 7l5 7',
  bus: 'M-12 -12h24v20h-24zM-12 0h24M0 -12v12M-6 4v0.01M6 4v0.01M-7 8v5M7 8v5',
  ferry: 'M-14 4h28l-6 9h-16zM-9 4v-8h18v8M0 -4v-8h5',
  garage: 'M-13 13v-17l13 -9l13 9v17M-7 13v-12h14v12M-7 7h14',
  parking: 'M-5 13v-26h7a7.5 7.5 0 0 1 0 15h-7',
  // A street sign.
  corner: 'M0 14v-28M-13 -13h20l6 4.5l-6 4.5h-20z',
};

const door = 'M-9 14v-28h18v28M-13 14h26M4 0v0.01';

/**
 * The way from the start to the door, with the numbers of the steps.
 * Decoration: the steps say the same.
 */
function RouteMap({ start, steps }: Route) {
  const places = placesOf(steps);
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const left = Math.min(...xs) - MARGIN;
  const top = Math.min(...ys) - MARGIN;
  const width = Math.max(...xs) + MARGIN - left;
  const height = Math.max(...ys) + MARGIN - top;
  const way = places.map(({ x, y }) => `${x - left} ${y - top}`).join('L');
  const corners = places
    .filter(({ isCorner }) => isCorner)
    .map(
      ({ x, y, incoming }) =>
        `M${x - left} ${y - top}l${incoming.x * 42} ${incoming.y * 42}`,
    )
    .join('');
  return (
    <Canvas size={[width, height]}>
      <path d={`M${way}${corners}`} stroke={brandSoft} strokeWidth="34" />
      <path
        d={`M${way}`}
        stroke={brand}
        strokeWidth="5"
        strokeDasharray="1 11"
      />
      {places.map(({ x, y }, index) => {
        const isEnd = index === 0 || index === places.length - 1;
        return (
          <g key={`${x} ${y}`} transform={`translate(${x - left} ${y - top})`}>
            <circle
              r={isEnd ? 27 : 17}
              fill={isEnd ? accent : paper}
              stroke={brand}
              strokeWidth="3"
            />
            {isEnd ? (
              <path
                d={index === 0 ? starts[start] : door}
                stroke={line}
                strokeWidth="3"
              />
            ) : (
              <text
                fill={ink}
                fontSize="20"
                fontWeight="700"
                textAnchor="middle"
                y="7"
              >
                {index + 1}
              </text>
            )}
          </g>
        );
      })}
    </Canvas>
  );
}
