import type { SchemaType } from '@/seo/page';

interface EligibleType {
  type: SchemaType;
  /** Whether Google shows anything for it today. */
  shown: boolean;
  today: string;
}

/** The types that the specification counts as eligible, and what Google does with them (2026). */
export const eligibleTypes: readonly EligibleType[] = [
  {
    type: 'Review',
    shown: false,
    today: 'No stars for reviews that a business shows of itself, since 2019.',
  },
  { type: 'HowTo', shown: false, today: 'Ended in September 2023.' },
  { type: 'FAQPage', shown: false, today: 'Ended in May 2026.' },
  {
    type: 'LocalBusiness',
    shown: true,
    today: 'Address, hours and phone, beside the Business Profile.',
  },
  { type: 'Person', shown: false, today: 'No result of its own; it tells who works here.' },
  { type: 'MedicalBusiness', shown: true, today: 'Read as a kind of LocalBusiness.' },
  { type: 'MedicalTherapy', shown: false, today: 'No result of its own.' },
];
