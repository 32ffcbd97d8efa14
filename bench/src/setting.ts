import { canonicalPath, recordPaths, routes, townPages } from 'e2e/routes.ts';

/** A variable from scripts/bench.sh. */
function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start this with make.`);
  return value;
}

// URLs have no trailing slash.
export const site = given('E2E_BASE_URL');
/** The same pages without scripts. */
export const bare = given('BENCH_BARE_URL');
/** The same pages, rendered by the browser. */
export const clientOnly = given('BENCH_CLIENT_ONLY_URL');
export const adminPassword = given('E2E_ADMIN_PASSWORD');

// Pages of text only are alike, so legal pages, help pages and answers about
// urgent signs aren't measured.
const measuredPaths = [...recordPaths, ...townPages, '/admin'];
const paths = routes
  .map(canonicalPath)
  .filter((path) => measuredPaths.includes(path.replace(/^\/es(?=\/)/, '')));

/** By their name, all without it. */
export const only = process.env.ONLY?.split(',');
/** Canonical paths of pages. */
export const pages = process.env.PAGES?.split(',') ?? paths;
export const rounds = Number(process.env.ROUNDS ?? '5');
