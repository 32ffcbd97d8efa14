import { Illustration } from '@/components/illustration';
import trainStation from '@/components/illustrations/train-station.tsx?illustration';
import { Section } from '@/components/section';

export default function LocalRoots() {
  return (
    <Section
      title="Metuchen Born"
      illustration={
        <Illustration file={trainStation} alt="The platform at Metuchen with a train coming in" />
      }
    >
      <p>
        Dr. Example got his first glasses in seventh grade, on the day after he had waved at a
        stranger on the platform and called her Mom. He went away to study and came back to open his
        door five minutes on foot from that platform. From our waiting room you see each train first
        as a blur and then as a train. That is where the name comes from.
      </p>
      <p>
        Metuchen has been a borough of its own since 1900, and is called the Brainy Borough for the
        writers and professors who settled along the line. Patients still bring us manuscripts, to
        show what their eyes have to put up with. On summer Saturdays the farmers’ market stands on
        the Town Plaza, at New and Pearl Streets. If a screw drops out of your glasses there, walk
        over. We put in a new one, even if you have never been our patient.
      </p>
    </Section>
  );
}
