import { ink, paper } from '../palette';

interface LeaderProps {
  /** Path data from the label to the object. */
  d: string;
}

/** The line from a label to an object, outlined to be visible on any color. */
export function Leader({ d }: LeaderProps) {
  return (
    <>
      <path d={d} stroke={paper} strokeWidth="7" />
      <path d={d} stroke={ink} strokeWidth="2.5" />
    </>
  );
}
