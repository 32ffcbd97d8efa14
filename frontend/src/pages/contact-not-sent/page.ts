import { practice } from '@/content/practice';
import { unlisted } from '@/seo/unlisted';

export const contactNotSentEntry = unlisted('contact-not-sent', {
  title: `Message Not Sent | ${practice.name}`,
  description: 'Your message could not be sent. What you can do now.',
  robots: 'noindex, follow',
});
