import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { unlistedPage } from '@/seo/page';

export const page = unlistedPage({
  id: 'contact-sent',
  order: 101,
  path: '/contact/sent',
  canonical: '/contact/sent/',
  label: t('Message sent'),
  parent: 'contact',
  heading: t('Message Sent!'),
  title: t('Message Sent | {name}', { name: practice.name }),
  description: t(
    'We got your message and will reply within one business day. Is it urgent? See what to do instead of waiting.',
  ),
  robots: 'noindex, follow',
});
