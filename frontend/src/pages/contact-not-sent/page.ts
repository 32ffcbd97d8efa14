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
  description:
    'Your message didn’t go through. Go back, check the form and send it again, or call us.',
  robots: 'noindex, follow',
});
