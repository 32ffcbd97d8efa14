import { text } from 'virtual:practice/pages/services';
import { practice } from '@/content/practice';
import { recordPage } from '@/seo/page';

const { city, state } = practice.address;

export const page = recordPage({
  id: 'services',
  order: 5,
  path: '/services',
  label: 'Services',
  navigation: '/services',
  title: text.title ?? `Eye Exams, Glasses & Contacts in ${city}, ${state}`,
  description:
    text.description ??
    `Eye exams, glasses, contacts, myopia control, diabetic eye exams, glaucoma checks and kids’ eye care in ${city}, ${state}.`,
  schemas: ['WebPage', 'Service'],
  updated: '2026-11-21',
  reviewed: '2026-11-21',
});
