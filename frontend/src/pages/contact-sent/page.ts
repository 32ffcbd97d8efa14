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
    'We got your message. Is it urgent? Don’t wait for our reply: see what to do now.',
  ),
  robots: 'noindex, follow',
});
