import { practice } from '@/content/practice';
import { unlisted } from '@/seo/unlisted';

export const adminEntry = unlisted('admin', {
  title: `SEO Dashboard | ${practice.name}`,
  description: 'For the people who keep this site.',
  robots: 'noindex, nofollow',
});
