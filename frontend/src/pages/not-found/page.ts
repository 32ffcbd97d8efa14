import { unlistedEntry } from '@/seo/define-page';

export const page = unlistedEntry('not-found', {
  title: '404 Page Not Found',
  description: 'There is no page at this address.',
  robots: 'noindex, follow',
});
