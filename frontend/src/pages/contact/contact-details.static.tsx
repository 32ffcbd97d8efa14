import { Card, CardGrid } from '@/components/card-grid';
import { PhoneLink } from '@/components/phone-link';
import { Section } from '@/components/section';
import { practice } from '@/content/practice';
import { OfficeHours } from './office-hours';

export default function ContactDetails() {
  const { address, map, name } = practice;
  return (
    <Section title="Where and when">
      <CardGrid>
        <Card title="Address and phone">
          <address>
            {name}
            <br />
            {address.street}
            <br />
            {address.city}, {address.state} {address.zip}
          </address>
          <PhoneLink />
          <a href={map.url} target="_blank" rel="noopener">
            Open the map in a new tab
          </a>
        </Card>
        <Card title="Office hours">
          <OfficeHours />
        </Card>
      </CardGrid>
    </Section>
  );
}
