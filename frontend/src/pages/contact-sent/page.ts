import { practice } from '@/content/practice';
import { unlisted } from '@/seo/unlisted';

export const contactSentEntry = unlisted('contact-sent', {
  title: `Message Sent | ${practice.name}`,
  description: 'Your message has reached the practice.',
  robots: 'noindex, follow',
});
