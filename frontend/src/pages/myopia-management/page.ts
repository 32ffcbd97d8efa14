import { text } from 'practice/pages/myopia-management';
import { offersMyopiaControl } from '@/content/offered-treatments';
import { practice } from '@/content/practice';
import { offered } from '@/content/treatments';
import { recordPage } from '@/seo/page';

const { city, state } = practice.address;

export const page = recordPage(text, {
  id: 'myopia-management',
  order: 7,
  path: '/myopia-management',
  label: 'Myopia Management',
  navigation: '/myopia-management',
  heading: `Myopia control for children in ${city}, ${state}`,
  title: `Myopia Management and Control in ${city}, ${state}`,
  description: `Myopia control for kids in ${city}, ${state}. Why nearsightedness gets worse, signs to watch for, and ${offered.treatments} that can slow it.`,
  schemas: ['MedicalWebPage', 'MedicalCondition', 'MedicalTherapy'],
  updated: '2026-11-30',
  reviewed: '2026-11-30',
});

export const pages = offersMyopiaControl ? [page] : [];
