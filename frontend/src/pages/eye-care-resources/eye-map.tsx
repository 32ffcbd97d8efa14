import { Section } from '@/components/section';
import { Tool } from '@/components/tool';
import { EyeCrossSection } from '@/components/illustrations/eye-cross-section.static';
import { EyeParts } from './eye-parts.static';

export function EyeMap() {
  return (
    <Section
      id="eye"
      title="Parts of the eye, and what can go wrong"
      tone="sand"
      illustration={
        <EyeCrossSection label="The eye from the side: the cornea in front, then the lens, and the retina, macula and optic nerve at the back" />
      }
    >
      <EyeParts />
      <Tool
        name="Explore the eye"
        load={() => import('@/features/tools/eye-explorer/eye-explorer')}
      />
    </Section>
  );
}
