import { DescriptionList } from '@/components/description-list';
import { Section } from '@/components/section';
import EyeCrossSection from '@/components/illustrations/eye-cross-section.static';

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
      <DescriptionList
        items={[
          ['Cornea', 'The clear window in front. Contacts sit on it, and dry eye makes it burn.'],
          ['Lens', 'Focuses light. It gets stiff after 40 and can turn cloudy later (a cataract).'],
          ['Retina', 'The layer at the back that senses light. If it comes loose, hours matter.'],
          [
            'Macula',
            'The center of the retina. You need it for print and faces. Macular degeneration wears it out.',
          ],
          ['Optic nerve', 'The cable to the brain. Glaucoma damages it.'],
        ]}
      />
    </Section>
  );
}
