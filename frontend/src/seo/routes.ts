import { myopiaDoctor } from 'virtual:practice';

export type TownId =
  'town-edison' | 'town-woodbridge' | 'town-highland-park' | 'town-new-brunswick';

export type PageId =
  | 'home'
  | 'about'
  | 'new-patients'
  | 'eye-care-resources'
  | 'services'
  | 'for-kids'
  | 'myopia-management'
  | 'contact'
  | 'reviews'
  | 'eye-exam-near-me'
  | 'myopia-treatment'
  | 'myopia-doctor'
  | TownId
  | 'contact-sent'
  | 'contact-not-sent'
  | 'admin'
  | 'not-found';

/** Where a page is and what links call it: all that navigation needs to know of every page. */
export interface PageRoute {
  id: PageId;
  /** The route without a trailing slash; `/` for home. */
  path: string;
  /** The one address search engines shall keep: `path`, with a slash where the client adds one. */
  canonical: string;
  /** The page's short name, in breadcrumbs and lists of links. */
  label: string;
  /** The page above it in the breadcrumbs; home when there is none. */
  parent?: PageId;
  /** The link of the header, as it stands there. Its order there is the order of the routes. */
  navigation?: string;
}

type Extras = Pick<PageRoute, 'parent' | 'navigation'>;

/** A page whose address the client completes with a slash. */
const slashed = (id: PageId, path: string, label: string, extras: Extras = {}): PageRoute => ({
  id,
  path,
  canonical: `${path}/`,
  label,
  ...extras,
});

const plain = (id: PageId, path: string, label: string, parent?: PageId): PageRoute => ({
  id,
  path,
  canonical: path,
  label,
  ...(parent && { parent }),
});

/** Every address of the site, once. What stands at each is in `entries/`. */
export const routes: readonly PageRoute[] = [
  plain('home', '/', 'Home'),
  slashed('about', '/about', 'About', { navigation: '/about' }),
  slashed('new-patients', '/new-patients', 'New Patients', { navigation: '/new-patients' }),
  slashed('eye-care-resources', '/eye-care-resources', 'Eye Care Resources', {
    navigation: '/eye-care-resources',
  }),
  slashed('services', '/services', 'Services', { navigation: '/services' }),
  slashed('for-kids', '/for-kids', 'For Kids', { navigation: '/for-kids' }),
  slashed('myopia-management', '/myopia-management', 'Myopia Management', {
    navigation: '/myopia-management',
  }),
  slashed('reviews', '/reviews', 'Reviews', { navigation: '/reviews/' }),
  slashed('contact', '/contact', 'Contact', { navigation: '/contact' }),
  slashed('eye-exam-near-me', '/eye-exam-near-me-in-metuchen', 'Eye Exam in Metuchen'),
  slashed('myopia-treatment', '/myopia-treatment', 'Myopia Treatment', {
    parent: 'myopia-management',
  }),
  slashed('myopia-doctor', `/myopia-management-by-${myopiaDoctor.slug}`, myopiaDoctor.name, {
    parent: 'myopia-management',
  }),
  plain('town-edison', '/eye-exam-edison-nj', 'Edison', 'eye-exam-near-me'),
  plain('town-woodbridge', '/eye-exam-woodbridge-nj', 'Woodbridge', 'eye-exam-near-me'),
  plain('town-highland-park', '/eye-exam-highland-park-nj', 'Highland Park', 'eye-exam-near-me'),
  plain('town-new-brunswick', '/eye-exam-new-brunswick-nj', 'New Brunswick', 'eye-exam-near-me'),
  slashed('contact-sent', '/contact/sent', 'Message sent', { parent: 'contact' }),
  slashed('contact-not-sent', '/contact/not-sent', 'Message not sent', { parent: 'contact' }),
  plain('admin', '/admin', 'SEO Dashboard'),
  plain('not-found', '/404', 'Not found'),
];

const byId = new Map(routes.map((route) => [route.id, route]));

/** @throws Error when the table lacks the id, which its own test rules out. */
export function routeById(id: PageId): PageRoute {
  const route = byId.get(id);
  if (!route) throw new Error(`The routes have no page "${id}".`);
  return route;
}

export const navigationRoutes = routes.filter(
  (route): route is PageRoute & { navigation: string } => route.navigation !== undefined,
);

export const townRoutes = routes.filter(({ id }) => id.startsWith('town-'));

/** From home down to the page itself; home alone for home. */
export function breadcrumbTrail(route: PageRoute): readonly PageRoute[] {
  if (route.id === 'home') return [route];
  return [...breadcrumbTrail(routeById(route.parent ?? 'home')), route];
}
