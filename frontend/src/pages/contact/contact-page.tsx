import { text } from 'practice/pages/contact';
import { showLiveHours } from '@/components/live-hours';
import { Live } from '@/components/opening-hours';
import { ErrorBoundary } from '@/components/recovery/error-boundary';
import layout from '@/components/layout.module.css';
import { BookingLink, PhoneLink } from '@/components/links';
import { Breadcrumbs, TableOfContents } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { UrgentGuide } from '@/components/urgent/urgent-guide.static';
import { VisuallyHidden } from '@/components/visually-hidden';
import { atStart } from '@/content/in-words';
import { table } from '@/content/opening-details?data';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { ContactForm } from '@/features/contact-form/contact-form';
import { MapEmbed } from './map-embed';
import styles from './contact.module.css';
import { page } from './page';
import {
  AppointmentOnly,
  DeafCallers,
  Details,
  GettingHere,
  SpecialHours,
  Storefront,
  StreetsAroundUs,
  WaysToReachUs,
} from './sections.static';

export default function ContactPage() {
  return (
    <PageLayout page={page} claims={['records-access']}>
      <div className={styles.header}>
        <Breadcrumbs route={page} />
        <div className={styles.reach}>
          <h1 tabIndex={-1}>{page.heading}</h1>
          <div className={styles.picture}>
            <Storefront />
          </div>
          <div className={layout.stack}>
            {text.lead && <p className={styles.lead}>{text.lead}</p>}
            <WaysToReachUs />
            <BookingLink>{t('Schedule an Appointment')}</BookingLink>
            <DeafCallers />
          </div>
        </div>
      </div>
      <TableOfContents
        sections={[
          { id: 'hours', name: t('Hours') },
          { id: 'write', name: t('Write to us') },
          { id: 'urgent', name: t('Symptoms that can’t wait') },
          { id: 'directions', name: t('Directions') },
        ]}
      />
      <ContactDetails />
      <Section id="write" title={t('Send us a message')} tone="sand">
        <ErrorBoundary>
          <ContactForm />
        </ErrorBoundary>
      </Section>
      <Section id="urgent" title={t('In an emergency')}>
        <UrgentGuide />
      </Section>
      <GettingHere />
      <LocalSections page={page} />
    </PageLayout>
  );
}

function ContactDetails() {
  const { address } = practice;
  return (
    <Section id="hours" title={t('Hours, address and phone')}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <h3>{t('Office hours')}</h3>
          <OfficeHours />
          <AppointmentOnly />
          <SpecialHours />
          <Details />
        </div>
        <div className={styles.column}>
          <h3>{t('Address and phone')}</h3>
          <address>
            {address.street}
            <br />
            {address.city}, {address.state} {address.zip}
          </address>
          <div className={layout.row}>
            <PhoneLink />{' '}
            {/* With a target, so that the browser opens it and not the router. */}
            <a href="/contact.vcf" target="_self">
              {t('Add us to your contacts')}
            </a>
          </div>
          <StreetsAroundUs />
          <ErrorBoundary>
            <MapEmbed />
          </ErrorBoundary>
        </div>
      </div>
    </Section>
  );
}

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
