import { doctorCount } from 'practice/core';
import { text } from 'practice/pages/about';
import { practice } from '@/content/practice';
import { recordPage } from '@/seo/page';

const { city, state } = practice.address;
const doctors = doctorCount > 1 ? 'Doctors' : 'Doctor';

export const page = recordPage(text, {
  id: 'about',
  order: 2,
  path: '/about',
  label: 'About',
  navigation: '/about',
  heading: `Your eye ${doctors.toLowerCase()} in ${city}, ${state}`,
  title: `Our Eye ${doctors} in ${city}, ${state} | ${practice.shortName}`,
  description: `Meet the eye ${doctors.toLowerCase()} at our ${city} practice. See who takes care of what, which languages we speak, and what makes us different.`,
  schemas: ['AboutPage', 'Person'],
  updated: '2026-11-21',
});
