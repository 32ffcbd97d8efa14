import { myopiaDoctor } from 'virtual:practice';
import { recordEntry } from '@/seo/define-page';

export const page = recordEntry('myopia-doctor', {
  title: `Myopia Management by ${myopiaDoctor.name}`,
  description: `${myopiaDoctor.name}, ${myopiaDoctor.credentials}, leads myopia management at our Metuchen practice: how she works, what she measures, and how to see her.`,
  schemas: ['ProfilePage', 'Person'],
  updated: '2026-11-20',
});
