import * as openingHours from '@/content/opening-hours?data';
import { practice } from '@/content/practice';
import { recordEntry } from '@/seo/define-page';

export const page = recordEntry('home', {
  title: `Eye Doctor in Metuchen, NJ | ${practice.name}`,
  description: `Eye exams, glasses, contact lenses and myopia care for children, five minutes from Metuchen station. Open ${openingHours.openDays}. Book online or call us.`,
  schemas: ['WebSite', 'WebPage'],
  updated: '2026-11-20',
});
