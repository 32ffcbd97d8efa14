import { practice } from '@/content/practice';
import { unlistedEntry } from '@/seo/define-page';

export const page = unlistedEntry('contact-sent', {
  title: `Message Sent | ${practice.name}`,
  description: 'Your message has reached the practice.',
  robots: 'noindex, follow',
});
