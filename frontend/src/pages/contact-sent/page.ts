import { practice } from '@/content/practice';
import { unlistedPage } from '@/seo/page';

export const page = unlistedPage({
  id: 'contact-sent',
  order: 101,
  path: '/contact/sent',
  canonical: '/contact/sent/',
  label: 'Message sent',
  parent: 'contact',
  title: `Message Sent | ${practice.name}`,
  description: 'Your message has reached the practice.',
  robots: 'noindex, follow',
});
