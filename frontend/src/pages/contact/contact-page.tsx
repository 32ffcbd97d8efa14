import { BookingLink } from '@/components/booking-link';
import { ClosingCall } from '@/components/cta-banner';
import { ErrorBoundary } from '@/components/error-boundary';
import { OpeningHours } from '@/components/opening-hours';
import { PageIntro } from '@/components/page-header';
import { PageFrame } from '@/components/page-layout';
import { PhoneLink } from '@/components/phone-link';
import { Section } from '@/components/section';
import { UrgentAdvice } from '@/components/urgent-advice';
import { prerendered } from '@/components/without-hydration';
import { ContactForm } from '@/features/contact-form/contact-form';
import { GettingHere } from './getting-here';
import { MapEmbed } from './map-embed';
import { contactEntry } from './page';

const ContactDetails = prerendered(() => import('./contact-details'));

export default function ContactPage() {
  return (
    <PageFrame page={contactEntry}>
      <PageIntro
        page={contactEntry}
        heading="Write, call or come by"
        lead={
          <>
            The phone is the fastest: <PhoneLink />, <OpeningHours />. Messages are answered within
            one business day.
          </>
        }
      >
        <BookingLink>Schedule an Appointment</BookingLink>
        <a href="#urgent">Signs that can’t wait</a>
      </PageIntro>
      <ContactDetails />
      <Section id="urgent" title="In an emergency">
        <UrgentAdvice />
      </Section>
      <Section title="Send us a message" tone="sand">
        <ErrorBoundary>
          <ContactForm />
        </ErrorBoundary>
      </Section>
      <GettingHere />
      <Section title="The map" tone="mist">
        <ErrorBoundary>
          <MapEmbed />
        </ErrorBoundary>
      </Section>
      <ClosingCall heading="Rather book it yourself?">
        Our scheduling page shows every free hour, at any time of day.
      </ClosingCall>
    </PageFrame>
  );
}
