import { gettingHere } from 'virtual:practice/getting-here';
import { Illustration } from './illustration';
import { Section } from './section';
import { withoutHydration } from './without-hydration';

const GettingHereSteps = withoutHydration(() => import('./getting-here-steps'));

interface GettingHereProps {
  title: string;
  tone?: 'paper' | 'sand' | 'mist';
  /** What else there is to say of the car. */
  parking?: string | undefined;
}

/** The last steps to the door: the walk from the station, where a car may stand, the door itself. */
export function GettingHere({ title, tone, parking }: GettingHereProps) {
  if (!gettingHere && !parking) return null;
  const picture = gettingHere?.picture;
  return (
    <Section
      title={title}
      tone={tone}
      illustration={picture && <Illustration file={picture} alt={picture.alt} />}
    >
      <GettingHereSteps parking={parking} />
    </Section>
  );
}
