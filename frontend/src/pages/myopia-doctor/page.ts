import { myopiaDoctor } from 'practice/core';
import { text } from 'practice/pages/myopia-doctor';
import { practice } from '@/content/practice';
import { recordPage } from '@/seo/page';

const { city, state } = practice.address;
const title = `Myopia Management by ${myopiaDoctor.name}`;

export const page = recordPage(text, {
  id: 'myopia-doctor',
  order: 12,
  path: `/myopia-management-by-${myopiaDoctor.slug}`,
  label: myopiaDoctor.name,
  parent: 'myopia-management',
  heading: `${myopiaDoctor.name}, ${myopiaDoctor.credentials}: myopia control for kids in ${city}, ${state}`,
  // As long as search results show it.
  title: title.length > 60 ? `Myopia: ${myopiaDoctor.shortName}` : title,
  description: `Meet ${myopiaDoctor.name}, ${myopiaDoctor.credentials}, our eye doctor for myopia control in ${city}, ${state}. What’s measured, and how a first visit goes.`,
  schemas: ['ProfilePage', 'Person'],
  updated: '2026-11-21',
  reviewed: '2026-11-21',
});
