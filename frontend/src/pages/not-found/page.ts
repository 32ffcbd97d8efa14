import { unlistedPage } from '@/seo/page';

export const page = unlistedPage({
  id: 'not-found',
  order: 104,
  path: '/404',
  label: 'Not found',
  title: '404 Page Not Found',
  description: 'There is no page at this address.',
  robots: 'noindex, follow',
});
