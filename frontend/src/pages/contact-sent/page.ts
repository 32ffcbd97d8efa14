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
  description:
    'We got your message and will reply within one business day. Is it urgent? See what to do instead of waiting.',
  robots: 'noindex, follow',
});
