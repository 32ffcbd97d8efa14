import { Card, CardGrid } from '@/components/card-grid';
import { Exams } from '@/components/illustrations/services/exams';
import { EyeHealth } from '@/components/illustrations/services/eye-health';
import { Eyewear } from '@/components/illustrations/services/eyewear';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { examTotalMinutes } from '@/content/exam-steps';
import { practice } from '@/content/practice';

export default function ServiceBlurbs() {
  return (
    <Section title="Eye exams, eyewear and eye health">
      <CardGrid>
        <Card title="Exams" illustration={<Exams />}>
          <p>
            An optometrist checks how well you see, how your eyes work together, and how healthy
            they are. Plan on about {examTotalMinutes} minutes.
          </p>
          <PageLink to="eye-exam-near-me">Eye exams in {practice.address.city}</PageLink>
        </Card>
        <Card title="Eyewear" illustration={<Eyewear />}>
          <p>
            We have frames for kids and adults, and we adjust them by hand until they fit. Bring
            your old pair, too. Sometimes new lenses are all you need.
          </p>
          <PageLink to="services">Glasses and contacts</PageLink>
        </Card>
        <Card title="Eye Health" illustration={<EyeHealth />}>
          <p>
            We look for early signs of glaucoma, dry eye, macular degeneration, and nearsightedness
            in kids. We explain what we find at every visit.
          </p>
          <PageLink to="eye-care-resources">Eye health tips</PageLink>
        </Card>
      </CardGrid>
    </Section>
  );
}
