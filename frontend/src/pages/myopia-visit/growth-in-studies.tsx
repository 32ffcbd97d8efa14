import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { Tool } from '@/components/tool';
import { percentages } from '@/content/percentages';

export function GrowthInStudies() {
  return (
    <Section id="growth" title="How eyes grew in studies" tone="sand">
      <p>
        Enter an age and a prescription, and see how eyes like these grew, with and without
        treatment. It’s what studies saw, never what your child’s eye will do. Children differ so
        much that only {percentages['myopia-calculator']} stayed within the range that a calculator
        gave them.
        <Cite id="myopia-calculator" />
      </p>
      <Tool
        name="See how eyes like my child’s grew"
        load={() => import('@/features/tools/growth-explorer/growth-explorer')}
      />
    </Section>
  );
}
