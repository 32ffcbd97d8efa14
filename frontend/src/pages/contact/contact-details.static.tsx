import { Card, CardGrid } from '@/components/card-grid';
import { PhoneLink } from '@/components/links';
import { Section } from '@/components/section';
import { languageNotes } from '@/content/languages';
import { practice } from '@/content/practice';

export default function ContactDetails() {
  const { address, map, name } = practice;
  return (
    <Section title="Address and phone">
      <CardGrid>
        <Card title="Where we are">
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
        {languageNotes.length > 0 && (
          <Card title="Languages and interpreters">
            {languageNotes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Card>
        )}
      </CardGrid>
    </Section>
  );
}
