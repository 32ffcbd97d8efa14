import { text } from 'virtual:practice/pages/contact';
import { BookingLink } from '@/components/booking-link';
import { CtaBanner } from '@/components/cta-banner';
import { ErrorBoundary } from '@/components/error-boundary';
import { OpeningHours } from '@/components/opening-hours';
import GettingHere from '@/components/getting-here.static';
import { LocalSections } from '@/components/local-sections';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { PhoneLink } from '@/components/phone-link';
import { Section } from '@/components/section';
import UrgentSigns from '@/components/urgent/urgent-signs.static';
import { ContactForm } from '@/features/contact-form/contact-form';
import { MapEmbed } from './map-embed';
import { page } from './page';
import ContactDetails from './contact-details.static';

export default function ContactPage() {
  return (
    <PageLayout page={page}>
      <PageHeader
        page={page}
        heading={text.heading ?? 'Write, call or come by'}
        lead={
          text.lead ?? (
            <>
              The phone is the fastest: <PhoneLink />, <OpeningHours />. Messages are answered
              within one business day.
            </>
          )
        }
      >
        <BookingLink>Schedule an Appointment</BookingLink>
        <a href="#urgent">Signs that can’t wait</a>
      </PageHeader>
      <ContactDetails />
      <Section id="urgent" title="In an emergency">
        <UrgentSigns />
      </Section>
      <Section title="Send us a message" tone="sand">
        <ErrorBoundary>
          <ContactForm />
        </ErrorBoundary>
      </Section>
      <GettingHere title="Getting here" />
      <Section title="The map" tone="mist">
        <ErrorBoundary>
          <MapEmbed />
        </ErrorBoundary>
      </Section>
      <LocalSections page={page} />
      <CtaBanner heading="Rather book it yourself?">
        Our scheduling page shows every free hour, at any time of day.
      </CtaBanner>
    </PageLayout>
  );
}
