import { myopiaDoctor } from 'virtual:practice';
import { text } from 'virtual:practice/pages/myopia-doctor';
import { practice } from '@/content/practice';
import { recordPage } from '@/seo/page';

const { city } = practice.address;

export const page = recordPage({
  id: 'myopia-doctor',
  order: 12,
  path: `/myopia-management-by-${myopiaDoctor.slug}`,
  label: myopiaDoctor.name,
  parent: 'myopia-management',
  title: text.title ?? `Myopia Management by ${myopiaDoctor.name}`,
  description:
    text.description ??
    `${myopiaDoctor.name}, ${myopiaDoctor.credentials}, leads myopia management at our ${city} practice: what is measured, how a first visit goes, and how to book one.`,
  schemas: ['ProfilePage', 'Person'],
  updated: '2026-11-20',
});
