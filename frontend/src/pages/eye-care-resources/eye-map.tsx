import { DescriptionList } from '@/components/description-list';
import { Section } from '@/components/section';
import EyeCrossSection from '@/components/illustrations/eye-cross-section.static';

export function EyeMap() {
  return (
    <Section
      id="eye"
      title="Where things happen in the eye"
      tone="sand"
      illustration={
        <EyeCrossSection label="The eye from the side: cornea in front, then the lens, and at the back the retina with the macula and the optic nerve" />
      }
    >
      <DescriptionList
        items={[
          ['Cornea', 'The clear window. A dry eye burns here, and contact lenses float on it.'],
          ['Lens', 'Focuses. It stiffens from 40 on and clouds later: a cataract.'],
          ['Retina', 'The film at the back. If it comes loose, hours count.'],
          ['Macula', 'Its center, for print and faces. Macular degeneration wears it out.'],
          ['Optic nerve', 'The cable to the brain. Glaucoma thins it.'],
        ]}
      />
    </Section>
  );
}
