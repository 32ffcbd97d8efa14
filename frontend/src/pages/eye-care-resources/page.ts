import { text } from 'virtual:practice/pages/eye-care-resources';
import { practice } from '@/content/practice';
import { recordPage } from '@/seo/page';

export const page = recordPage({
  id: 'eye-care-resources',
  order: 4,
  path: '/eye-care-resources',
  label: 'Eye Care Resources',
  navigation: '/eye-care-resources',
  title: text.title ?? `Eye Care Tips and Warning Signs | ${practice.shortName}`,
  description:
    text.description ??
    'Daily habits that help your eyes, plain words on myopia, dry eye, glaucoma and macular degeneration, and signs that cannot wait for an appointment.',
  schemas: ['MedicalWebPage', 'MedicalCondition'],
  updated: '2026-11-20',
});
