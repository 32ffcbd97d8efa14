import { deployAgain, type Finding, listed } from '../finding.ts';
import type { CrawlerFile } from '../manifest.ts';
import type { Answer, NoAnswer } from '../pages.client.ts';
import { checkAnswer } from './answer.ts';

const addressesIn = (text: string): string[] =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');

/** robots.txt and sitemap.xml are served as they were built. */
export function checkCrawlerFile(file: CrawlerFile, answer: Answer | NoAnswer): Finding[] {
  const findings = checkAnswer({ status: 200, type: file.type }, answer).map((finding) => ({
    ...finding,
    what: `${file.path}: ${finding.what}`,
  }));
  if (findings.length > 0 || 'failure' in answer) return findings;
  const served = answer.body.toString();
  if (served === file.body) return [];
  const [declared, found] = [addressesIn(file.body), addressesIn(served)];
  const missing = declared.filter((address) => !found.includes(address));
  const surplus = found.filter((address) => !declared.includes(address));
  const details = [
    missing.length > 0 && ` Missing: ${listed(missing)}.`,
    surplus.length > 0 && ` Not declared: ${listed(surplus)}.`,
  ];
  const what = `${file.path} is not the one that was built.${details.filter(Boolean).join('')}`;
  return [{ severity: 'error', what, todo: deployAgain }];
}
