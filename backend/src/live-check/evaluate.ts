import robotsParser, { type Robot } from 'robots-parser';
import type { Finding } from './finding.ts';
import type { DeclaredPage, Manifest } from './manifest.ts';
import type { PageFacts } from './page-facts.ts';
import type { Answer, NoAnswer } from './pages.client.ts';
import { mergeFindings, type PageFinding, type PageReport, type SiteReport } from './report.ts';
import { checkAnswer } from './rules/answer.ts';
import { checkCrawlerFile } from './rules/crawler-file.ts';
import { findDuplicates } from './rules/duplicates.ts';
import { headTagsRule } from './rules/head-tags.rule.ts';
import { headingRule } from './rules/heading.rule.ts';
import { imagesRule } from './rules/images.rule.ts';
import { checkIndexing, declaredIndexed, indexability, notServed } from './rules/indexing.ts';
import { linksRule } from './rules/links.rule.ts';
import { noindexReadableRule } from './rules/noindex-readable.rule.ts';
import { checkSiteAddress } from './rules/site-address.ts';
import { checkSlashForms } from './rules/slash-forms.ts';
import { socialImageRule } from './rules/social-image.rule.ts';
import { structuredDataRule } from './rules/structured-data.rule.ts';
import type { Rule, Surroundings, Visit } from './page-result.ts';

const pageRules: readonly Rule[] = [
  headTagsRule,
  noindexReadableRule,
  structuredDataRule,
  headingRule,
  imagesRule,
  linksRule,
  socialImageRule,
];

type Answers = ReadonlyMap<string, Answer | NoAnswer>;

/** What was served, by path. */
interface Served {
  readonly answers: Answers;
  /** Of the answers that are pages. */
  readonly facts: ReadonlyMap<string, PageFacts>;
}

/** Compares what was served with what was declared. Pure. */
export function judge(manifest: Manifest, served: Served, settingsUrl: string): SiteReport {
  const { answers } = served;
  const visits = manifest.pages.flatMap((page) => visitsOf(page, served));
  const surroundings: Surroundings = {
    manifest,
    robots: readRobots(manifest, answers),
    served: new Map(visits.map(({ path, facts }) => [path, facts])),
    answers,
  };
  const found = visits.filter(({ page, path }) => page.status === 200 && path === page.paths[0]);
  const duplicates = findDuplicates(found);
  return {
    pages: manifest.pages.map((page) =>
      reportOn(
        page,
        answers,
        visits.filter((visit) => visit.page === page),
        surroundings,
        duplicates.get(page.id) ?? [],
      ),
    ),
    site: [
      ...checkSiteAddress(manifest, settingsUrl),
      ...manifest.crawlerFiles.flatMap((file) =>
        checkCrawlerFile(file, answerTo(file.path, answers)),
      ),
    ],
  };
}

function reportOn(
  page: DeclaredPage,
  answers: Answers,
  visits: readonly Visit[],
  surroundings: Surroundings,
  duplicates: readonly Finding[],
): PageReport {
  const [canonicalPath = ''] = page.paths;
  const main = visits.find(({ path }) => path === canonicalPath);
  const index = main
    ? indexability(main, surroundings)
    : notServed(answerTo(canonicalPath, answers));
  const at = (paths: readonly string[], findings: readonly Finding[]): PageFinding[] =>
    findings.map((finding) => ({ ...finding, paths }));
  return {
    id: page.id,
    label: page.label,
    path: canonicalPath,
    declaredIndexed: declaredIndexed(page),
    ...index,
    findings: mergeFindings([
      ...page.paths.flatMap((path) =>
        at(
          [path],
          checkAnswer({ status: page.status, type: 'text/html' }, answerTo(path, answers)),
        ),
      ),
      // An address without its page has a finding of its own.
      ...at(page.paths, main ? checkIndexing(page, index) : []),
      ...visits.flatMap((visit) =>
        at(
          [visit.path],
          pageRules.flatMap((rule) => rule(visit, surroundings)),
        ),
      ),
      ...at(page.paths, [...duplicates, ...checkSlashForms(visits)]),
    ]),
  };
}

/** The page's addresses that answered as expected; of the others there is nothing more to say. */
function visitsOf(page: DeclaredPage, served: Served): Visit[] {
  return page.paths.flatMap((path) => {
    const answer = answerTo(path, served.answers);
    const facts = served.facts.get(path);
    if (!facts || 'failure' in answer || answer.status !== page.status) return [];
    return [{ page, path, answer, facts }];
  });
}

function answerTo(path: string, answers: Answers): Answer | NoAnswer {
  return answers.get(path) ?? { failure: 'It was not asked for.' };
}

function readRobots({ siteUrl }: Manifest, answers: Answers): Robot | undefined {
  const answer = answerTo('/robots.txt', answers);
  if ('failure' in answer || answer.status !== 200) return undefined;
  return robotsParser(`${siteUrl}/robots.txt`, answer.body.toString());
}
