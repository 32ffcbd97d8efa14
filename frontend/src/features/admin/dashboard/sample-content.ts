import { practice } from '@/content/practice';
import { awards } from 'virtual:practice/awards';
import { doctors } from 'virtual:practice/doctors';
import { reviews } from 'virtual:practice/reviews';

/** Lists the sample content; empty once the site is built from a practice's own folder. */
export const sampleContent: readonly string[] = practice.sample
  ? [
      'the practice itself (name, address, phone, booking link)',
      `${doctors.length} doctors`,
      `${reviews.length} reviews`,
      `${awards.length} awards`,
    ]
  : [];
