import { unlisted } from '@/seo/unlisted';

export const notFoundEntry = unlisted('not-found', {
  title: '404 Page Not Found',
  description: 'There is no page at this address.',
  robots: 'noindex, follow',
});
