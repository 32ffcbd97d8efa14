import { myopiaDoctor } from 'practice/core';
import { text } from 'practice/pages/myopia-doctor';
import { practice } from '@/content/practice';
import { fitting, recordPage } from '@/seo/page';

const { city, state } = practice.address;

export const page = recordPage({
  id: 'myopia-doctor',
  order: 12,
  path: `/myopia-management-by-${myopiaDoctor.slug}`,
  label: myopiaDoctor.name,
  parent: 'myopia-management',
  heading:
    text.heading ??
    `${myopiaDoctor.name}, ${myopiaDoctor.credentials}: myopia control for kids in ${city}, ${state}`,
  title:
    text.title ??
    fitting(60, `Myopia Management by ${myopiaDoctor.name}`, `Myopia: ${myopiaDoctor.shortName}`),
  description:
    text.description ??
    `Meet ${myopiaDoctor.name}, ${myopiaDoctor.credentials}, our eye doctor for myopia control in ${city}, ${state}. What’s measured, and how a first visit goes.`,
  schemas: ['ProfilePage', 'Person'],
  updated: '2026-11-21',
  reviewed: '2026-11-21',
});
