import { doctors } from '@/content/doctors';
import { Section } from '@/sections/section';
import { PageLink } from '@/ui/page-link';

/** The doctor who joined last is welcomed here. */
const newDoctor = doctors.at(-1);

export function Difference() {
  return (
    <Section id="about" title="Why We’re Different" tone="sand">
      <p>
        The doctor who examines you is the doctor who calls you when a result comes back. Nobody
        here is paid by the frame, so if your old glasses are still right for you, we say so and you
        keep them.
      </p>
      <p>
        We print what we found in large type, in words that you can read to your sister on the
        phone. And when you cannot read our forms, we fill them in with you before the exam starts.
      </p>
      {newDoctor && (
        <p>
          <strong>Welcome, {newDoctor.name}.</strong> {newDoctor.bio[0]}
        </p>
      )}
      <PageLink to="about">Meet all five doctors</PageLink>
    </Section>
  );
}
