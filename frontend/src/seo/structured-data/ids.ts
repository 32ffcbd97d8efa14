import { absoluteUrl } from '../head-tags';
import type { Page } from '../page';

/** `@id`s that are the same on every page. */
export const businessId = absoluteUrl('/#business');
export const websiteId = absoluteUrl('/#website');
export const ratingId = absoluteUrl('/reviews/#rating');
export const personId = (slug: string) => absoluteUrl(`/about/#${slug}`);
export const reviewId = (id: string) => absoluteUrl(`/reviews/#${id}`);
export const serviceId = (id: string) => absoluteUrl(`/services/#${id}`);
export const conditionId = (id: string) => absoluteUrl(`/eye-care-resources/#${id}`);
export const therapyId = (id: string) => absoluteUrl(`/myopia-treatment/#${id}`);
export const pageNodeId = (page: Page) => `${absoluteUrl(page.canonical)}#webpage`;
export const breadcrumbId = (page: Page) => `${absoluteUrl(page.canonical)}#breadcrumb`;
