import { practice } from '@/content/practice';
import { recordEntry } from '@/seo/define-page';

export const page = recordEntry('about', {
  title: `Our Five Eye Doctors in Metuchen | ${practice.shortName}`,
  description:
    'Meet the five optometrists of our Metuchen practice, read a letter from the founder, and see what an hour with us is like for you and your family.',
  schemas: ['AboutPage', 'Person'],
  updated: '2026-11-20',
});
