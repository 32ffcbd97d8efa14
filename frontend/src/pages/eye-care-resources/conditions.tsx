import { Section } from '@/components/section';
import { Tool } from '@/components/tool';
import { ConditionCards } from './condition-cards.static';
import { EyeViews } from './eye-views.static';

export function Conditions() {
  return (
    <Section id="conditions" title="Four common eye conditions">
      <Tool
        name="See Main Street with an eye disease"
        load={() => import('@/features/tools/see-as/see-as')}
      />
      <EyeViews />
      <ConditionCards />
    </Section>
  );
}
