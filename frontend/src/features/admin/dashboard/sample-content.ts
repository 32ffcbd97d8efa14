import { doctorCount, reviewCount } from 'practice/core';
import { awards } from 'practice/awards';
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
