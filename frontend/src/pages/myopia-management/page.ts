import { text } from 'virtual:practice/pages/myopia-management';
import { offered } from '@/content/treatments';
import { practice } from '@/content/practice';
import { recordPage } from '@/seo/page';

export const page = recordPage({
  id: 'myopia-management',
  order: 7,
  path: '/myopia-management',
  label: 'Myopia Management',
  navigation: '/myopia-management',
  title: text.title ?? `Myopia Management for Children | ${practice.shortName}`,
  description:
    text.description ??
    `Why nearsightedness grows in children, what it can lead to, and ${offered.ways} to slow it: ${offered.names.toLowerCase()}.`,
  schemas: ['MedicalWebPage', 'MedicalCondition', 'MedicalTherapy'],
  updated: '2026-11-20',
});
