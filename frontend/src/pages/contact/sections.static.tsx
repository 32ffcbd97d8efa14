import { Fragment } from 'react';
import { details } from 'practice/details';
import { gettingHere } from 'practice/getting-here';
import { Illustration } from '@/components/illustration';
import { Canvas } from '@/components/illustrations/canvas';
import {
  accent,
  amber,
  brand,
  ink,
  line,
  paper,
} from '@/components/illustrations/palette';
import { MapPinIcon, MessageIcon, PhoneIcon } from '@/components/icons';
import { SignText } from '@/components/door-sign';
import { Cite } from '@/components/cite';
import { Fold } from '@/components/fold';
import layout from '@/components/layout.module.css';
import { showLiveHours } from '@/components/live-hours';
import { CallLink, PhoneLink } from '@/components/links';
import { Live } from '@/components/opening-hours';
import { ProseBlocks } from '@/components/prose/prose';
import { Relay } from '@/components/relay';
import { Section } from '@/components/section';
import { VisuallyHidden } from '@/components/visually-hidden';
import { atStart } from '@/content/in-words';
import { closures, replyTime, table } from '@/content/opening-details?data';
import { isUpcoming } from '@/content/today';
import { languageNotes, spanish } from '@/content/languages';
import { practice, type Route } from '@/content/practice';
import { t } from 'shared/t';
import { language } from '@/seo/languages';
import styles from './office.module.css';
import front from './storefront.module.css';
import { landmarks, StreetMap } from './street-map';

/** Hours, and what few visitors look for. */
export const Office = () => (
  <div className={styles.column}>
    <h3>{t('Office hours')}</h3>
    <OfficeHours />
    {details.promises.appointmentOnly && <p>{t('By appointment only.')}</p>}
    <SpecialHours />
    <Details />
  </div>
);

/** The weekly hours. Today is marked once it's known. */
const OfficeHours = () => (
  <table className={styles.hours}>
    <tbody>
      {table.map(({ days, times }) => (
        <tr key={days} ref={showLiveHours} data-weekday={days}>
          <th scope="row">
            {atStart(days)}
            <VisuallyHidden>
              <span data-door-sign>
                <Live text="today" data-day={days}>
                  {''}
                </Live>
              </span>
            </VisuallyHidden>
          </th>
          <td>
            <Live
              text="dayHours"
              data-day={days}
              data-usual={atStart(times) || t('Closed')}
            >
              {atStart(times) || t('Closed')}
            </Live>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The later ones are folded. */
const listedClosures = 4;

function SpecialHours() {
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
function Details() {
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

/** Above Google's map. */
export function Address() {
  const { street, city, state, zip } = practice.address;
  return (
    <div className={styles.column}>
      <h3>{t('Address and phone')}</h3>
      <address>
        {street}
        <br />
        {city}, {state} {zip}
      </address>
      <div className={layout.row}>
        <PhoneLink />{' '}
        {/* With a target, so that the browser opens it and not the router. */}
        <a href="/contact.vcf" target="_self">
          {t('Add us to your contacts')}
        </a>
      </div>
      {details.streets && <StreetMap streets={details.streets} />}
    </div>
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
        <Section title={t('Walking directions')} tone="mist">
          <div className={styles.walks}>
            {routes.map((route) => (
              <Walk key={route.name} {...route} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

const arrows: Readonly<Record<Route['steps'][number]['turn'], string>> = {
  left: 'M10 14v-12a6 6 0 0 0 -6 -6h-14M-4 -11l-7 7l7 7',
  right: 'M-10 14v-12a6 6 0 0 1 6 -6h14M4 -11l7 7l-7 7',
  straight: 'M0 14v-27M-7 -6l7 -7l7 7',
};

/** A walk to the door as a strip: each step with its turn. */
const Walk = ({ name, start, steps }: Route) => (
  <div className={styles.column}>
    <h3>{name}</h3>
    <ol className={styles.strip}>
      {steps.map(({ text, turn }, index) => {
        const isEnd = index === 0 || index === steps.length - 1;
        const mark = index === 0 ? landmarks[start] : landmarks.door;
        return (
          <li key={text} className={styles.step}>
            <Canvas size={[64, 64]} className={styles.mark}>
              <circle
                cx="32"
                cy="32"
                r="29"
                fill={isEnd ? accent : paper}
                stroke={brand}
                strokeWidth="4"
              />
              <path
                d={isEnd ? mark : arrows[turn]}
                transform="translate(32 32)"
                stroke={isEnd ? line : ink}
                strokeWidth="3.5"
              />
            </Canvas>
            <span>{text}</span>
          </li>
        );
      })}
    </ol>
  </div>
);

/**
 * The practice's front. Its lights, blinds and awning follow the door
 * (storefront.module.css), as live-hours.ts and nginx say it on the root.
 */
export const Storefront = () => (
  <div className={front.front}>
    <p className={front.name} aria-hidden>
      {practice.shortName}
    </p>
    <div className={front.awning} />
    <div className={front.wall}>
      <div className={front.window}>
        <SignText />
        <Canvas size={[240, 44]} className={front.frames}>
          <path
            d="M10 24a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM46 24a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM34 22q6 -5 12 0M10 22l-6 -4M70 22l6 -4M96 16h24v14a6 6 0 0 1 -6 6h-12a6 6 0 0 1 -6 -6zM130 16h24v14a6 6 0 0 1 -6 6h-12a6 6 0 0 1 -6 -6zM120 20h10M96 18l-5 -3M154 18l5 -3M174 20q12 -8 24 0q0 16 -12 16t-12 -16zM210 20q12 -8 24 0q0 16 -12 16t-12 -16zM198 20q6 -3 12 0"
            stroke="currentColor"
            strokeWidth="3"
          />
        </Canvas>
      </div>
      <div className={front.door}>
        <Canvas size={[96, 96]} className={front.ring}>
          <circle
            cx="48"
            cy="48"
            r="44"
            strokeWidth="5"
            strokeDasharray="1 8"
            stroke="currentColor"
            strokeLinecap="butt"
          />
          <circle
            cx="48"
            cy="48"
            r="32"
            stroke="currentColor"
            strokeWidth="8"
          />
          <circle cx="48" cy="48" r="10" fill={amber} />
        </Canvas>
      </div>
    </div>
  </div>
);

/** Call, write or come. */
export const WaysToReachUs = () => (
  <ul className={front.ways}>
    <li className={front.way} data-phone-text="call">
      <PhoneIcon />
      <CallLink />
      <p>{t('The fastest answer, when we’re open')}</p>
    </li>
    <li className={front.way}>
      <MessageIcon />
      <a href="#write">{t('Write to us')}</a>
      {replyTime && <p>{replyTime}</p>}
    </li>
    <li className={front.way}>
      <MapPinIcon />
      <a href="#directions">
        {practice.address.street}, {practice.address.city}
      </a>
      <p>{t('Getting here')}</p>
    </li>
  </ul>
);
