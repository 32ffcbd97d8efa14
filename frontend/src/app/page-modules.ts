import { lazy, type ComponentType } from 'react';
import type { PageId } from '@/seo/routes';

interface PageModule {
  default: ComponentType;
}

/** Each page is loaded on its own. */
const loaders: Record<PageId, () => Promise<PageModule>> = {
  home: () => import('@/pages/home/home-page'),
  about: () => import('@/pages/about/about-page'),
  'new-patients': () => import('@/pages/new-patients/new-patients-page'),
  'eye-care-resources': () => import('@/pages/eye-care-resources/eye-care-resources-page'),
  services: () => import('@/pages/services/services-page'),
  'for-kids': () => import('@/pages/for-kids/for-kids-page'),
  'myopia-management': () => import('@/pages/myopia-management/myopia-management-page'),
  contact: () => import('@/pages/contact/contact-page'),
  reviews: () => import('@/pages/reviews/reviews-page'),
  'eye-exam-near-me': () => import('@/pages/eye-exam-near-me/eye-exam-near-me-page'),
  'myopia-treatment': () => import('@/pages/myopia-treatment/myopia-treatment-page'),
  'myopia-doctor': () => import('@/pages/myopia-doctor/myopia-doctor-page'),
  'town-edison': () => import('@/pages/town/edison/edison-page'),
  'town-woodbridge': () => import('@/pages/town/woodbridge/woodbridge-page'),
  'town-highland-park': () => import('@/pages/town/highland-park/highland-park-page'),
  'town-new-brunswick': () => import('@/pages/town/new-brunswick/new-brunswick-page'),
  'contact-sent': () => import('@/pages/contact-sent/contact-sent-page'),
  'contact-not-sent': () => import('@/pages/contact-not-sent/contact-not-sent-page'),
  admin: () => import('@/pages/admin/admin-page'),
  'not-found': () => import('@/pages/not-found/not-found-page'),
};

/** Starts loading a page, or awaits the load that is under way; modules load once. */
export function loadPage(id: PageId): Promise<PageModule> {
  return loaders[id]();
}

const components = new Map(
  Object.entries(loaders).map(([id, load]): [string, ComponentType] => [id, lazy(load)]),
);

/** @throws Error for an id without a loader, which the type of `loaders` rules out. */
export function pageComponent(id: PageId): ComponentType {
  const component = components.get(id);
  if (!component) throw new Error(`No module is named for the page "${id}".`);
  return component;
}
