import { doctorCount, reviewCount } from 'virtual:practice';
import { awards } from 'virtual:practice/awards';
import { practice } from '@/content/practice';

/** Lists the sample content; empty once the site is built from a practice's own folder. */
export const sampleContent: readonly string[] = practice.sample
  ? [
      'the practice itself (name, address, phone, booking link)',
      `${doctorCount} doctors`,
      `${reviewCount} reviews`,
      `${awards.length} awards`,
    ]
  : [];
