import { ink, paper } from '../palette';

interface LeaderProps {
  /** From the word to the thing it names, as path data. */
  d: string;
}

/** The line between a label and what it names. Its edge keeps it visible over any color. */
export function Leader({ d }: LeaderProps) {
  return (
    <>
      <path d={d} stroke={paper} strokeWidth="7" />
      <path d={d} stroke={ink} strokeWidth="2.5" />
    </>
  );
}
