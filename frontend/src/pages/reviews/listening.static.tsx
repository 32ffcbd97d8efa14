import { PageLink } from '@/components/page-link';
import { PhoneLink } from '@/components/phone-link';
import { Section } from '@/components/section';

export default function Listening() {
  return (
    <Section title="If something was not right" tone="sand">
      <p>
        Tell us first, or tell everybody, as you like. We pay for no review and delete none. Call{' '}
        <PhoneLink /> or <PageLink to="contact">write to us</PageLink>, and the doctor you saw
        answers you within one business day.
      </p>
    </Section>
  );
}
