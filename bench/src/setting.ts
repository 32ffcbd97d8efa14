import { siteUrl } from 'e2e/environment.ts';
import { canonicalPath, recordPaths, routes, townPages } from 'e2e/routes.ts';

// From scripts/bench.sh. URLs have no trailing slash.
export const site = siteUrl;
/** The same pages without scripts. */
export const bare = process.env.BENCH_BARE_URL ?? '';
/** The same pages, rendered by the browser. */
export const clientOnly = process.env.BENCH_CLIENT_ONLY_URL ?? '';

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
