import { Cite } from '@/components/cite';
import { DescriptionList } from '@/components/description-list';

/** What each part of the eye does, and what can go wrong with it. */
export function EyeParts() {
  return (
    <DescriptionList
      items={[
        [
          'Cornea',
          <>
            The clear window in front. It bends light into focus.
            <Cite id="eye-parts" /> An uneven curve is astigmatism.
            <Cite id="vision-terms" />
          </>,
        ],
        [
          'Lens',
          <>
            Fine-tunes the focus. From about 40 on, it gets stiffer, and it can turn cloudy.
            <Cite id="aging-eye" /> That’s a cataract.
            <Cite id="cataract-view" />
          </>,
        ],
        [
          'Retina',
          <>
            The layer at the back that senses light. If it comes loose, it’s an emergency.
            <Cite id="retinal-detachment" />
          </>,
        ],
        [
          'Macula',
          <>
            The center of the retina. You need it for print and faces. Macular degeneration damages
            it.
            <Cite id="amd" />
          </>,
        ],
        [
          'Optic nerve',
          <>
            The cable to the brain. Glaucoma damages it.
            <Cite id="glaucoma-silent" />
          </>,
        ],
      ]}
    />
  );
}
