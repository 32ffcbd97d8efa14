import { ContactForm } from '@/features/contact-form/contact-form';
import { ClosingCall } from '@/sections/closing-call';
import { PageFrame } from '@/sections/page-frame';
import { PageIntro } from '@/sections/page-intro';
import { Section } from '@/sections/section';
import { UrgentAdvice } from '@/sections/urgent-advice';
import { BookingLink } from '@/ui/booking-link';
import { ErrorBoundary } from '@/ui/error-boundary';
import { OpeningHours } from '@/ui/opening-hours';
import { PhoneLink } from '@/ui/phone-link';
import { prerendered } from '@/ui/prerendered';
import { GettingHere } from './getting-here';
import { MapEmbed } from './map-embed';
import { contactEntry } from '@/registry/entries/contact';

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
