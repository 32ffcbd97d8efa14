import { text } from 'practice/pages/contact';
import { DoorSign } from '@/components/door-sign';
import { ErrorBoundary } from '@/components/error-boundary';
import { BookingLink, PhoneLink } from '@/components/links';
import { OpeningHours } from '@/components/opening-hours';
import { PageHeader } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { UrgentGuide } from '@/components/urgent/urgent-guide.static';
import { t } from 'shared/t';
import { ContactForm } from '@/features/contact-form/contact-form';
import { ContactDetails } from './contact-details';
import { MapEmbed } from './map-embed';
import { page } from './page';
import { GettingHere, Records, SaveNumber } from './sections.static';

export default function ContactPage() {
  return (
    <PageLayout page={page} claims={['records-access']}>
      <PageHeader
        page={page}
        illustration={<DoorSign />}
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
        <a href="#message">{t('Write to us')}</a>
        <a href="#directions">{t('Directions')}</a>
        <a href="#urgent">{t('Signs that can’t wait')}</a>
      </PageHeader>
      <ContactDetails />
      <Section id="message" title={t('Send us a message')} tone="sand">
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
