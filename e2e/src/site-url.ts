import { readEnvironment } from './environment.ts';

/** Where the tested site is, for what asks without Playwright. */
export const siteUrl = readEnvironment(process.env).baseUrl;
