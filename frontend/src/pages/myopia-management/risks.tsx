import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import UrgentSigns from '@/components/urgent/urgent-signs.static';
import { percentages } from '@/content/percentages';
import { RiskTable } from './risk-table';

export function Risks() {
  return (
    <Section
      id="risks"
      title="What a long eye risks later"
      tone="sand"
      illustration={<UrgentSigns only={['flashes']} explained />}
    >
      <p>
        Blur is the small part, since glasses fix it. The larger part comes decades later: a long
        eye is a stretched eye, and some diseases find it more often.
        <Cite id="myopia-complications" />
      </p>
      <RiskTable />
      <p>
        The odds start small, so most people with these numbers stay well. They rise with each
        diopter, though, and each one saved counts: by one estimate, an eye that is one diopter less
        nearsighted is {percentages['myopia-diopter']} less likely to get myopic maculopathy, a
        disease of the center of the retina.
        <Cite id="myopia-diopter" />
      </p>
    </Section>
  );
}
