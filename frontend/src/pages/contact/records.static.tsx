import { Cite } from '@/components/cite';
import { PhoneLink } from '@/components/links';
import { Section } from '@/components/section';
import { practice } from '@/content/practice';

export default function Records() {
  const { address, name } = practice;
  return (
    <Section id="records" title="Getting a copy of your records" tone="sand">
      <p>
        Call <PhoneLink /> or write to {name}, {address.street}, {address.city}, {address.state}{' '}
        {address.zip}. Tell us which records you need and where to send them. We’ll verify your
        identity first, to protect your privacy.
      </p>
      <p>
        We usually answer within 30 days, as federal privacy law (HIPAA) asks. If we need more time,
        we’ll tell you why in writing.
        <Cite id="records-access" />
      </p>
    </Section>
  );
}
