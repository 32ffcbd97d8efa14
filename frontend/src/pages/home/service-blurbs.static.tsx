import { Card, CardGrid } from '@/components/card-grid';
import { Exams } from '@/components/illustrations/services/exams';
import { EyeHealth } from '@/components/illustrations/services/eye-health';
import { Eyewear } from '@/components/illustrations/services/eyewear';
import { PageLink } from '@/components/page-link';
import { Section } from '@/components/section';

export default function ServiceBlurbs() {
  return (
    <Section title="What we do">
      <CardGrid>
        <Card title="Exams" illustration={<Exams />}>
          <p>
            We measure how you see, how your eyes work together, and how healthy they are inside.
            Plan about 60 minutes.
          </p>
          <PageLink to="new-patients">How an exam goes</PageLink>
        </Card>
        <Card title="Eyewear" illustration={<Eyewear />}>
          <p>
            Frames for small and large faces, adjusted by hand until they stay where they belong.
            Bring your old pair: sometimes new lenses are enough.
          </p>
          <PageLink to="services">Glasses and contact lenses</PageLink>
        </Card>
        <Card title="Eye Health" illustration={<EyeHealth />}>
          <p>
            Glaucoma, dry eye, macular degeneration and myopia in children: found early, followed
            over years, explained each time.
          </p>
          <PageLink to="eye-care-resources">Eye care at home</PageLink>
        </Card>
      </CardGrid>
    </Section>
  );
}
