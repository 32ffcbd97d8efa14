/**
 * The routes as the specification lists them, written down a second time on purpose: the site's own
 * registry is what is tested here.
 */
export interface Route {
  /** Without a slash at the end, the home page excepted. */
  path: string;
  /** The browser replaces the address by the one with a slash, which is the canonical one too. */
  takesSlash: boolean;
  indexed: boolean;
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

const asTyped = [
  '/eye-exam-edison-nj',
  '/eye-exam-woodbridge-nj',
  '/eye-exam-highland-park-nj',
  '/eye-exam-new-brunswick-nj',
];

export const routes: Route[] = [
  { path: '/', takesSlash: false, indexed: true },
  ...withSlash.map((path) => ({ path, takesSlash: true, indexed: true })),
  ...asTyped.map((path) => ({ path, takesSlash: false, indexed: true })),
  { path: '/admin', takesSlash: false, indexed: false },
];

interface Address {
  route: Route;
  /** The path as a person may type it. */
  typed: string;
  /** The path the browser shows once the page is alive. */
  settled: string;
}

/** Every route in both slash forms. */
export const addresses: Address[] = routes.flatMap((route) => {
  const slashed = `${route.path}/`;
  if (route.path === '/') return [{ route, typed: '/', settled: '/' }];
  return [route.path, slashed].map((typed) => ({
    route,
    typed,
    settled: route.takesSlash ? slashed : typed,
  }));
});

/** The path that search engines are told. */
export function canonicalPath({ path, takesSlash }: Route): string {
  return takesSlash ? `${path}/` : path;
}

/** The sixteen pages for visitors, at their canonical address. */
export const publicPages: string[] = routes.filter(({ indexed }) => indexed).map(canonicalPath);

/** Pages that answer a visitor who did not choose them. */
export const answerPages = ['/contact/sent/', '/contact/not-sent/', '/no-such-page'];
