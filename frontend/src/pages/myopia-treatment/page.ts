import { text } from 'virtual:practice/pages/myopia-treatment';
import { offered, treatments } from '@/content/treatments';
import { practice } from '@/content/practice';
import { recordPage } from '@/seo/page';

const several = treatments.length > 1;

export const page = recordPage({
  id: 'myopia-treatment',
  order: 11,
  path: '/myopia-treatment',
  label: 'Myopia Treatment',
  parent: 'myopia-management',
  title:
    text.title ??
    `Myopia Treatment ${several ? 'Options Compared' : 'for Children'} | ${practice.shortName}`,
  description:
    text.description ??
    `${offered.names}: how ${several ? 'each' : 'this'} myopia treatment works, whom it suits, what it asks of a family and what is known.`,
  schemas: ['MedicalWebPage', 'MedicalTherapy', 'FAQPage'],
  updated: '2026-11-20',
});
