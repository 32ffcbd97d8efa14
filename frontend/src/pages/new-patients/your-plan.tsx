import { PhoneLink } from '@/components/links';
import { Section } from '@/components/section';
import { Tool } from '@/components/tool';

export function YourPlan() {
  return (
    <Section title="Don’t see your plan?">
      <p>
        Call <PhoneLink /> and have your card handy. We’ll look it up while you wait. If we don’t
        take it, we’ll tell you what you’d pay without it.
      </p>
      <Tool
        name="Look up your plan"
        load={() => import('@/features/tools/insurance-finder/insurance-finder')}
      />
    </Section>
  );
}
