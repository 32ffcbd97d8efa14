import type { ClaimId } from '@/content/claims';
import type { Question } from '@/content/question';

/** One way to travel, as the people of the town would weigh it. */
export interface Way {
  name: string;
  text: string;
}

/** A part of the town, and the road from there. */
export interface Start {
  place: string;
  road: string;
}

/** What brings people of this town to us, told once. */
export interface Story {
  title: string;
  /** One paragraph an entry. */
  text: readonly string[];
  /** What the last paragraph rests on. */
  claim?: ClaimId;
  link: { page: 'contact' | 'new-patients' | 'services'; text: string };
}

/**
 * A neighbouring town, as its landing page tells of the way from there. What is true from all of
 * them (the walk from the station, the garage, the door) stands in `arrival.ts`.
 */
export interface Town {
  name: string;
  heading: string;
  lead: string;
  /** The text alternative of the town's illustration. */
  illustrationAlt: string;
  /** The station where most people from there get on. */
  station: string;
  /** The one thing worth knowing at a glance. */
  glance: { figure: string; text: string };
  waysTitle: string;
  ways: readonly Way[];
  startsTitle: string;
  starts: readonly Start[];
  parking: string;
  story: Story;
  questions: readonly Question[];
  closing: { heading: string; text: string };
}
