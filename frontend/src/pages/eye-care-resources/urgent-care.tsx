import { Section } from '@/sections/section';
import UrgentSigns from '@/sections/urgent-signs';

export default function UrgentCare() {
  return (
    <Section id="urgent" title="When to seek immediate care">
      <UrgentSigns explained />
    </Section>
  );
}
