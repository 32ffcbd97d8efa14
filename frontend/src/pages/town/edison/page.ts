import { practice } from '@/content/practice';
import { townEntry } from '@/seo/define-page';

export const page = townEntry('town-edison', {
  title: `Eye Exam near Edison, NJ | ${practice.name}`,
  description:
    'Metuchen lies in the middle of Edison. How to reach our eye doctors by road, train or bus, where to park, and what people from Edison ask us.',
  updated: '2026-11-20',
});
