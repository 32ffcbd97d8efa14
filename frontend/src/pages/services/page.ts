import { text } from 'virtual:practice/pages/services';
import { practice } from '@/content/practice';
import { recordPage } from '@/seo/page';

const { city } = practice.address;

export const page = recordPage({
  id: 'services',
  order: 5,
  path: '/services',
  label: 'Services',
  navigation: '/services',
  title: text.title ?? `Eye Exams, Glasses and Contacts | ${practice.shortName}`,
  description:
    text.description ??
    `What we do in ${city}: comprehensive eye exams, glasses, contact lenses, myopia management, glaucoma screening and eye care for children.`,
  schemas: ['WebPage', 'Service'],
  updated: '2026-11-20',
});
