import { t } from 'shared/t';
import { unlistedPage } from '@/seo/page';

export const page = unlistedPage({
  id: 'not-found',
  order: 104,
  path: '/404',
  label: t('Not found'),
  heading: t('404 Page Not Found'),
  title: t('404 Page Not Found'),
  description: t(
    'We can’t find this page. Start at our home page, see our services, or call us.',
  ),
  robots: 'noindex, follow',
});
