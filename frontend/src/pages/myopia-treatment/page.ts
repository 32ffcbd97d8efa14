import { text } from 'practice/pages/myopia-treatment';
import { offersMyopiaControl } from '@/content/offered-treatments';
import { practice } from '@/content/practice';
import { hasMyopiaPrice } from '@/content/prices?data';
import { offered, treatments } from '@/content/treatments';
import { recordPage } from '@/seo/page';

const { city, state } = practice.address;
const several = treatments.length > 1;

export const page = recordPage(text, {
  id: 'myopia-treatment',
  order: 11,
  path: '/myopia-treatment',
  label: 'Myopia Treatment',
  parent: 'myopia-management',
  heading: several
    ? `Compare myopia treatments in ${city}, ${state}`
    : `Myopia treatment for children in ${city}, ${state}`,
  title: `Myopia Treatment ${several ? 'Options Compared' : 'for Children'} | ${practice.shortName}`,
  description: `${several ? 'Compare myopia treatments for kids' : 'Myopia treatment for kids'}: ${offered.names}. How well ${several ? 'each works' : 'they work'} and ${hasMyopiaPrice ? 'the cost' : 'the risks'}.`,
  schemas: ['MedicalWebPage', 'MedicalTherapy', 'FAQPage'],
  updated: '2026-11-30',
  reviewed: '2026-11-30',
});

export const pages = offersMyopiaControl ? [page] : [];
