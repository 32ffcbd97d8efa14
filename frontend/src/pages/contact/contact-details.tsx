import { practice } from '@/content/practice';
import { Card, CardGrid } from '@/sections/card-grid';
import { Section } from '@/sections/section';
import { PhoneLink } from '@/ui/phone-link';
import { OfficeHours } from './office-hours';

export function ContactDetails() {
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
        <Card title="In an emergency">
          <p>
            Sudden loss of sight, flashes with a shower of new spots, a chemical splash or an
            injury: do not write, call <PhoneLink />. When we are closed, go to the nearest
            emergency room or call <a href="tel:911">911</a>.
          </p>
        </Card>
      </CardGrid>
    </Section>
  );
}
