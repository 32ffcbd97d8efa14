import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { unlistedPage } from '@/seo/page';

export const page = unlistedPage({
  id: 'contact-not-sent',
  order: 102,
  path: '/contact/not-sent',
  canonical: '/contact/not-sent/',
  label: t('Message not sent'),
  parent: 'contact',
  heading: t('Your message wasn’t sent'),
  title: t('Message Not Sent | {name}', { name: practice.name }),
  description: t(
    'Your message didn’t go through. Go back, check the form and send it again, or call us.',
  ),
  robots: 'noindex, follow',
});
