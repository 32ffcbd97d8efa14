import { practice } from '@/content/practice';
import { unlistedPage } from '@/seo/page';

export const page = unlistedPage({
  id: 'contact-not-sent',
  order: 102,
  path: '/contact/not-sent',
  canonical: '/contact/not-sent/',
  label: 'Message not sent',
  parent: 'contact',
  title: `Message Not Sent | ${practice.name}`,
  description: 'Your message could not be sent. What you can do now.',
  robots: 'noindex, follow',
});
