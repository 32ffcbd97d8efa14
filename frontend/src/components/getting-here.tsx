import { Illustration } from './illustration';
import trainStation from './illustrations/train-station.tsx?illustration';
import { Section } from './section';
import { withoutHydration } from './without-hydration';

const GettingHereSteps = withoutHydration(() => import('./getting-here-steps'));

interface GettingHereProps {
  title: string;
  tone?: 'paper' | 'sand' | 'mist';
  /** What else there is to say of the car. */
  parking?: string;
}

/** The last steps to the door: the walk from the station, where a car may stand, the door itself. */
export function GettingHere({ title, tone, parking }: GettingHereProps) {
  return (
    <Section
      title={title}
      tone={tone}
      illustration={
        <Illustration file={trainStation} alt="The platform at Metuchen with a train coming in" />
      }
    >
      <GettingHereSteps parking={parking} />
    </Section>
  );
}
