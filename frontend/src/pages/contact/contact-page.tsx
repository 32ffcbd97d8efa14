import { text } from 'practice/pages/contact';
import { CtaBanner } from '@/components/cta-banner';
import { DoorSign, OpeningHours } from '@/components/opening-hours';
import { ErrorBoundary } from '@/components/recovery';
import { BookingLink, PhoneLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { UrgentSigns } from '@/components/urgent/urgent-signs.static';
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
        <a href="#directions">{t('Directions')}</a>
        <a href="#urgent">{t('Signs that can’t wait')}</a>
      </PageHeader>
      <ContactDetails />
      <GettingHere />
      <Section title={t('Map')} tone="mist">
        <ErrorBoundary>
          <MapEmbed />
        </ErrorBoundary>
      </Section>
      <Section title={t('Send us a message')} tone="sand">
        <ErrorBoundary>
          <ContactForm />
        </ErrorBoundary>
      </Section>
      <Section id="urgent" title={t('In an emergency')}>
        <UrgentSigns />
      </Section>
      <SaveNumber />
      <Records />
      <LocalSections page={page} />
      <CtaBanner heading={t('Want to book online?')}>
        {t(
          'You can book online any time, day or night. If you don’t see a time that works, call us.',
        )}
      </CtaBanner>
    </PageLayout>
  );
}
