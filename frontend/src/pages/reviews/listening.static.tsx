import { doctorCount } from 'practice/core';
import { PageLink, PhoneLink } from '@/components/links';
import { Section } from '@/components/section';

const callback = doctorCount > 1 ? 'The doctor you saw, or another if yours is off,' : 'The doctor';

export function Listening() {
  return (
    <Section title="Not happy with your visit?" tone="sand">
      <p>
        Please tell us. Call <PhoneLink /> or <PageLink to="contact">send us a message</PageLink>.{' '}
        {callback} will call you back within one business day. You’re also free to post a review. We
        never pay for reviews, and we never delete them.
      </p>
    </Section>
  );
}
