import { doctorCount } from 'virtual:practice';
import { text } from 'virtual:practice/pages/about';
import { practice } from '@/content/practice';
import { recordPage } from '@/seo/page';

const { city } = practice.address;
const doctors = doctorCount > 1 ? 'Doctors' : 'Doctor';

export const page = recordPage({
  id: 'about',
  order: 2,
  path: '/about',
  label: 'About',
  navigation: '/about',
  title: text.title ?? `Our Eye ${doctors} in ${city} | ${practice.shortName}`,
  description:
    text.description ??
    `Meet the eye ${doctors.toLowerCase()} of our ${city} practice, read how we work, and see what an hour with us is like for you and your family.`,
  schemas: ['AboutPage', 'Person'],
  updated: '2026-11-20',
});
