import trainStation from '@/pictures/train-station.tsx?drawing';
import { Drawing } from '@/ui/drawing';
import { prerendered } from '@/ui/prerendered';
import { Section } from './section';

const ArrivalSteps = prerendered(() => import('./arrival-steps'));

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
