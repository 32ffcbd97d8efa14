import { Section } from '@/components/section';
import { UrgentSigns } from '@/components/urgent/urgent-signs.static';

export function UrgentCare() {
  return (
    <Section id="urgent" title="When to seek immediate care">
      <UrgentSigns explained />
    </Section>
  );
}
