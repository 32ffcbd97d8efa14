import { text } from 'virtual:practice/pages/home';
import * as openingHours from '@/content/opening-hours?data';
import { practice } from '@/content/practice';
import { recordPage } from '@/seo/page';

const { city, state } = practice.address;

export const page = recordPage({
  id: 'home',
  order: 1,
  path: '/',
  label: 'Home',
  title: text.title ?? `Eye Doctor in ${city}, ${state} | ${practice.name}`,
  description:
    text.description ??
    `Eye exams, glasses, contact lenses and myopia care for children in ${city}, ${state}. Open ${openingHours.openDays}. Book online or call us.`,
  schemas: ['WebSite', 'WebPage'],
  updated: '2026-11-20',
});
