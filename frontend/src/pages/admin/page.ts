import { practice } from '@/content/practice';
import { unlistedPage } from '@/seo/page';

export const page = unlistedPage({
  id: 'admin',
  order: 103,
  path: '/admin',
  label: 'SEO Dashboard',
  heading: 'SEO Dashboard',
  title: `SEO Dashboard | ${practice.name}`,
  description: 'For the people who run this site.',
  robots: 'noindex, nofollow',
});
