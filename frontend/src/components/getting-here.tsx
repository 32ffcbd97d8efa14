import { Drawing } from './illustration';
import trainStation from './illustrations/train-station.tsx?drawing';
import { Section } from './section';
import { prerendered } from './without-hydration';

const ArrivalSteps = prerendered(() => import('./getting-here-steps'));

interface ArrivalProps {
  title: string;
  tone?: 'paper' | 'sand' | 'mist';
  /** What else there is to say of the car. */
  parking?: string;
}

/** The last steps to the door: the walk from the station, where a car may stand, the door itself. */
export function Arrival({ title, tone, parking }: ArrivalProps) {
  return (
    <Section
      title={title}
      tone={tone}
      picture={
        <Drawing file={trainStation} alt="The platform at Metuchen with a train coming in" />
      }
    >
      <ArrivalSteps parking={parking} />
    </Section>
  );
}
