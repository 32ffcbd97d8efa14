import { practice } from '@/content/practice';
import { unlistedEntry } from '@/seo/define-page';

export const page = unlistedEntry('admin', {
  title: `SEO Dashboard | ${practice.name}`,
  description: 'For the people who keep this site.',
  robots: 'noindex, nofollow',
});
