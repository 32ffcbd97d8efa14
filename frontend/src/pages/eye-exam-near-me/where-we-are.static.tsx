import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { inWords } from '@/content/in-words';
import { practice } from '@/content/practice';

export function WhereWeAre() {
  const { address, name, transit } = practice;
  return (
    <Section title="Where we are">
      <p>
        {name} is at {address.street}, {address.city}, {address.state} {address.zip}.
        {transit &&
          ` It’s about a ${inWords(transit.walkMinutes)}-minute walk from the ${transit.station} train station.`}
      </p>
      <PageLink to="contact">Directions, parking and accessibility</PageLink>
    </Section>
  );
}
