import { practice } from '@/content/practice';
import { unlistedEntry } from '@/seo/define-page';

export const page = unlistedEntry('contact-not-sent', {
  title: `Message Not Sent | ${practice.name}`,
  description: 'Your message could not be sent. What you can do now.',
  robots: 'noindex, follow',
});
