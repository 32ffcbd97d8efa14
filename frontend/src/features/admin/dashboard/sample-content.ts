import { awards } from '@/content/awards';
import { doctors } from '@/content/doctors';
import { practice } from '@/content/practice';
import { reviews } from '@/content/reviews';

const isSample = ({ sample }: { sample: boolean }) => sample;

const counts: readonly (readonly [number, string])[] = [
  [Number(practice.sample), 'the practice itself (name, address, phone, booking link)'],
  [doctors.filter(isSample).length, 'doctors'],
  [reviews.filter(isSample).length, 'reviews'],
  [awards.filter(isSample).length, 'awards'],
];

/** What is still invented, in words; empty once all of it is the practice's own. */
export const sampleContent: readonly string[] = counts
  .filter(([count]) => count > 0)
  .map(([count, what]) => (count > 1 ? `${count} ${what}` : what));
