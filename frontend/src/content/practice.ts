/**
 * The practice's own facts, from its folder; see docs/decisions/practice.md.
 */
import { practice } from 'practice/core';
import type { details } from 'practice/details';
import type { doctors } from 'practice/doctors';
import type { gettingHere } from 'practice/getting-here';
import type { reviews } from 'practice/reviews';
import type { townLoaders } from 'practice/town-loaders';

export { practice };

/** With a first day that's to come, or with a last day. */
export type Insurer = (typeof details.insurers.vision)[number];
export type Doctor = (typeof doctors)[number];
export type Review = (typeof reviews)[number];
export type Town = Awaited<ReturnType<(typeof townLoaders)[string]>>['town'];
/** A walking route, with its map. */
export type Route = (typeof gettingHere)['routes'][number];
