import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import UrgentSigns from '@/components/urgent/urgent-signs.static';
import { percentages } from '@/content/percentages';
import { RiskTable } from './risk-table';

export function Risks() {
  return (
    <Section
      id="risks"
      title="Why high myopia is a risk later in life"
      tone="sand"
      illustration={<UrgentSigns only={['flashes']} explained />}
    >
      <p>
        The biggest risks come decades later. Some eye diseases are more common in a long, stretched
        eye.
        <Cite id="myopia-complications" />
      </p>
      <RiskTable />
      <p>
        Most nearsighted people never get these diseases. But the odds go up with every diopter. By
        one estimate, one diopter less makes damage to the macula, the center of the retina,{' '}
        {percentages['myopia-diopter']} less likely.
        <Cite id="myopia-diopter" />
      </p>
    </Section>
  );
}
