import { text } from 'virtual:practice/pages/home';
import * as openingHours from '@/content/opening-hours?data';
import { practice } from '@/content/practice';
import { ratingShown, recordPage } from '@/seo/page';

const { city, state } = practice.address;

export const page = recordPage({
  id: 'home',
  order: 1,
  path: '/',
  label: 'Home',
  title: text.title ?? `Eye Doctor in ${city}, ${state} | ${practice.name}`,
  description:
    text.description ??
    `Eye doctor in ${city}, ${state}. Eye exams, glasses, contacts and myopia control for kids. Open ${openingHours.openDays}. Book online or call us.`,
  schemas: ['WebSite', 'WebPage', ...ratingShown],
  updated: '2026-11-21',
});
