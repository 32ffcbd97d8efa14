import { readEnvironment } from './environment.ts';

/** The URL of the tested site, for code outside of Playwright's fixtures. */
export const siteUrl = readEnvironment(process.env).baseUrl;
