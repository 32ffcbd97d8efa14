import { text } from 'practice/pages/eye-exam-near-me';
import { examTotalMinutes } from '@/content/exam-steps?data';
import { practice } from '@/content/practice';
import { ratingShown, recordPage } from '@/seo/page';

const { city, state } = practice.address;
const slug = city.toLowerCase().replace(/[^a-z\d]+/g, '-');

export const page = recordPage(text, {
  id: 'eye-exam-near-me',
  order: 10,
  path: `/eye-exam-near-me-in-${slug}`,
  label: `Eye Exam in ${city}`,
  heading: `Eye exam near you in ${city}, ${state}`,
  title: `Eye Exam Near Me in ${city}, ${state} | Optometrist`,
  description: `Need an eye exam or an eye doctor near you? We’re in ${city}, ${state}. See what the exam covers${examTotalMinutes ? ', how long it takes' : ', what it costs'} and how to get here.`,
  schemas: ['WebPage', 'Service', 'FAQPage', ...ratingShown],
  updated: '2026-11-30',
});
