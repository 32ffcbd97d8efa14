import type { Doctor } from './doctor';

/** The doctor who joined last, whom home welcomes. */
export const ruthTemplate: Doctor = {
  slug: 'dr-ruth-template',
  name: 'Dr. Ruth Template',
  credentials: 'OD',
  role: 'Children and first exams',
  bio: [
    'Dr. Template joined us this year, after thirty years in a hospital’s eye clinic for children. She examines babies from six months on, and children who would rather not be examined.',
    'If a child sits on the floor, she works on the floor. If a child has had enough, she stops, and the second half is another day.',
  ],
  languages: ['English', 'Polish'],
  portrait: 'ruth',
  sample: true,
};
