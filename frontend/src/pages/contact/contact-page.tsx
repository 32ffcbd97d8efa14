import { text } from 'practice/pages/contact';
import { Card } from '@/components/card-grid';
import { DoorSign, OpeningHours, useOpenStatus } from '@/components/opening-hours';
import { ErrorBoundary } from '@/components/recovery';
import { BookingLink, PhoneLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { UrgentGuide } from '@/components/urgent/urgent-guide.static';
import { VisuallyHidden } from '@/components/visually-hidden';
import { table } from '@/content/opening-details?data';
import { closed } from '@/content/opening-hours?data';
import type { OpenStatus } from '@/content/open-status';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { ContactForm } from '@/features/contact-form/contact-form';
import { MapEmbed } from './map-embed';
import styles from './contact.module.css';
import { page } from './page';
import { GettingHere, HolidayClosures, Languages, Records, SaveNumber } from './sections.static';

export default function ContactPage() {
  return (
    <PageLayout page={page} claims={['records-access']}>
      <PageHeader
        page={page}
        illustration={
          <div className={styles.wideOnly}>
            <DoorSign />
          </div>
        }
        heading={page.heading}
        lead={
          text.lead ?? (
            <>
              {t('The fastest way to reach us is by phone: ')}
              <PhoneLink />
              {t('. We’re open ')}
              <OpeningHours />
              {t('. We reply to messages within one business day.')}
            </>
          )
        }
      >
        <BookingLink>{t('Schedule an Appointment')}</BookingLink>
        <a href="#write">{t('Write to us')}</a>
        <a href="#directions">{t('Directions')}</a>
        <a href="#urgent">{t('Signs that can’t wait')}</a>
      </PageHeader>
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
      <Section title={t('Map')} tone="mist">
        <ErrorBoundary>
          <MapEmbed />
        </ErrorBoundary>
      </Section>
      <Records />
      <SaveNumber />
      <LocalSections page={page} />
    </PageLayout>
  );
}

function ContactDetails() {
  const { address, name } = practice;
  return (
    <Section id="hours" title={t('Hours, address and phone')}>
      <ul className={styles.cards}>
        <li>
          <Card title={t('Office hours')}>
            <OfficeHours />
            <HolidayClosures />
          </Card>
        </li>
        <li>
          <Card title={t('Address and phone')}>
            <address>
              {name}
              <br />
              {address.street}
              <br />
              {address.city}, {address.state} {address.zip}
            </address>
            <PhoneLink />
            {/* With a target, so that the browser opens it and not the router. */}
            <a href="/contact.vcf" target="_self">
              {t('Add us to your contacts')}
            </a>
            <Languages />
          </Card>
        </li>
      </ul>
    </Section>
  );
}

/** With today marked once it's known. The line above the table has room for it. */
function OfficeHours() {
  const status = useOpenStatus();
  return (
    <>
      <p className={styles.today} data-door-sign>
        {status ? t('Today, {today}:', { today: status.today }) : closed}
        <br />
        {status && timesToday(status)}
      </p>
      <table className={styles.hours}>
        <tbody>
          {table.map(({ days, times }) => {
            const isToday = days === status?.today;
            return (
              <tr key={days} aria-current={isToday ? 'date' : undefined}>
                <th scope="row">
                  {days}
                  {isToday && (
                    <span data-door-sign>
                      <VisuallyHidden>{t(' (today)')}</VisuallyHidden>
                    </span>
                  )}
                </th>
                <td>{times || t('Closed')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function timesToday({ today, closedFor }: OpenStatus): string {
  if (closedFor) return t('Closed for {reason}', { reason: closedFor });
  const times = table.find(({ days }) => days === today)?.times ?? '';
  return times || t('Closed');
}
