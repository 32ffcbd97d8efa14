import { myopiaDoctor } from '../myopia-doctor';
import type { Doctor } from './doctor';

export const mayaSample: Doctor = {
  ...myopiaDoctor,
  role: 'Myopia management',
  bio: [
    'Dr. Sample looks after children whose nearsightedness is growing. She measures the length of the eye at each visit, so that parents see what a treatment does.',
    'At fourteen she wore minus six herself, and she says so to every teenager who sulks in her chair. Parents get the growth chart by email on the day of the visit.',
  ],
  languages: ['English', 'Hindi'],
  portrait: 'maya',
  sample: true,
};
