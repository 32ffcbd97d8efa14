import { Cite } from '@/components/cite';
import { DescriptionList } from '@/components/description-list';
import { Fold } from '@/components/fold';
import { eyeDiseases } from '@/features/tools/see-as/conditions';

/** What the tool's pictures show, with their sources, which can be followed here without the tool. */
export function EyeViews() {
  return (
    <Fold summary="How people see with these conditions" always>
      <DescriptionList
        items={[
          [
            'Nearsightedness',
            <>
              Things far away are blurry.
              <Cite id="myopia-start" /> The stronger the prescription and the wider the pupil, the
              worse it gets.
              <Cite id="blur-disc" />
            </>,
          ],
          ...eyeDiseases.map(
            ({ name, text, claims }) =>
              [
                name,
                <>
                  {text}
                  {claims.map((id) => (
                    <Cite key={id} id={id} />
                  ))}
                </>,
              ] as const,
          ),
        ]}
      />
    </Fold>
  );
}
