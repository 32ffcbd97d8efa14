/**
 * The routes from the specification, deliberately not imported from the site's
 * page registry, which is under test.
 */
export interface Route {
  /** Without a trailing slash, except for the home page. */
  path: string;
  /**
   * Whether the canonical path has a trailing slash, which the client then adds
   * to the address.
   */
  takesSlash: boolean;
  indexed: boolean;
  /** Differs from another page of its language only in its text. */
  likeAnother?: true;
}

const withSlash = [
  '/about',
  '/new-patients',
  '/eye-care-resources',
  '/services',
  '/for-kids',
  '/myopia-management',
  '/contact',
  '/reviews',
  '/eye-exam-near-me-in-metuchen',
  '/myopia-treatment',
  '/myopia-management-by-dr-maya-sample',
];

export const townPages = [
  '/eye-exam-edison-nj',
  '/eye-exam-woodbridge-nj',
  '/eye-exam-highland-park-nj',
  '/eye-exam-new-brunswick-nj',
];

/** The questions about urgent signs, and one answer of each level. */
const urgent = [
  '/something-just-happened',
  '/something-just-happened/vision-loss',
  '/something-just-happened/chemical',
  '/something-just-happened/flashes',
];

const otherAnswers = [
  'curtain',
  'blur',
  'after-surgery',
  'headache',
  'wavy-lines',
  'zigzags',
  'injury',
  'speck',
  'eye-pain',
  'light-pain',
  'unequal-pupils',
  'drooping-lid',
  'swollen-lid',
  'shingles',
  'red-eye',
  'newborn',
  'baby-light',
  'white-pupil',
  'turned-eye',
].map((answer) => `/something-just-happened/${answer}`);

/** Helps visitors to use the site. */
const help = [
  '/something-just-happened/can-wait',
  '/reading-comfort',
  '/myopia-visit',
];

const legal = [
  '/accessibility',
  '/good-faith-estimates',
  '/nondiscrimination',
  '/notice-of-privacy-practices',
  '/privacy',
];

/** Marks all pages but the first as like another one. */
const allButFirst = (pages: Route[]): Route[] =>
  pages.map((page, index) =>
    index === 0 ? page : { ...page, likeAnother: true },
  );

const slashed = (path: string): Route => ({
  path,
  takesSlash: true,
  indexed: true,
});

const english: Route[] = [
  { path: '/', takesSlash: false, indexed: true },
  ...withSlash.map(slashed),
  ...allButFirst(
    townPages.map((path) => ({ path, takesSlash: false, indexed: true })),
  ),
  ...urgent.map(slashed),
  ...otherAnswers.map(
    (path) => ({ ...slashed(path), likeAnother: true }) as const,
  ),
  ...help.map(slashed),
  ...allButFirst(legal.map(slashed)),
  { path: '/admin', takesSlash: false, indexed: false },
];

/** The twelve pages of the dashboard. */
export const recordPaths: string[] = [
  '/',
  ...withSlash.map((path) => `${path}/`),
];

/** The English pages that also exist in Spanish. */
const translated = (path: string) =>
  [
    '/',
    '/about',
    '/new-patients',
    '/contact',
    '/services',
    '/for-kids',
    '/reviews',
    '/good-faith-estimates',
  ].includes(path) || path.startsWith('/something-just-happened');

const spanish = english
  .filter(({ path }) => translated(path))
  .map((route): Route => ({
    ...route,
    path: `/es${route.path}`.replace(/\/$/, ''),
    takesSlash: true,
    // One answer of each level is enough in English.
    ...(route.path.includes('happened/') && { likeAnother: true }),
  }));

export const routes: Route[] = [...english, ...spanish];

interface Address {
  route: Route;
  /** The requested path. */
  typed: string;
  /** The path in the address bar after hydration. */
  settled: string;
}

/** Every route with and without a trailing slash. */
export const addresses: Address[] = routes.flatMap((route) => {
  const slashed = `${route.path}/`;
  if (route.path === '/') return [{ route, typed: '/', settled: '/' }];
  return [route.path, slashed].map((typed) => ({
    route,
    typed,
    settled: route.takesSlash ? slashed : typed,
  }));
});

export const canonicalPath = ({ path, takesSlash }: Route): string =>
  takesSlash ? `${path}/` : path;

/** The home page in a page's language. */
export const homeOf = (path: string): string =>
  /^\/es(?:\/|$)/.test(path) ? '/es/' : '/';

/** Whether a page is in English. */
export const isEnglish = (path: string): boolean => homeOf(path) === '/';

/** Canonical paths of all pages for visitors. */
export const publicPages: string[] = routes
  .filter(({ indexed }) => indexed)
  .map(canonicalPath);

/** Pages that no link leads to. */
export const responsePages = [
  '/contact/sent/',
  '/contact/not-sent/',
  '/no-such-page',
  '/es/contact/sent/',
  '/es/contact/not-sent/',
  '/es/no-such-page',
];

/**
 * What remains without pages that differ from another one only in their text.
 */
export const distinctPages: string[] = [
  ...routes
    .filter(({ indexed, likeAnother }) => indexed && !likeAnother)
    .map(canonicalPath),
  ...responsePages,
];

/** One page of each template: the same without the Spanish ones. */
export const templates: string[] = distinctPages.filter(isEnglish);
