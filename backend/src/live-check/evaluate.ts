import robotsParser, { type Robot } from 'robots-parser';
import {
  type Finding,
  mergeFindings,
  type PageFinding,
  type PageReport,
  type Rule,
  type SiteReport,
  type Context,
  type PageResult,
} from './report.ts';
import type { DeclaredPage, Manifest } from './manifest.ts';
import type { PageFacts } from './page-facts.ts';
import type { Answer, NoAnswer } from './pages.client.ts';
import {
  checkAnswer,
  checkCrawlerFile,
  checkIndexing,
  checkSiteAddress,
  checkSlashForms,
  declaredIndexed,
  findDuplicates,
  indexability,
  notServed,
} from './site-rules.ts';
import {
  headingRule,
  headTagsRule,
  imagesRule,
  linksRule,
  noindexReadableRule,
  socialImageRule,
  structuredDataRule,
} from './page-rules.ts';

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
export function evaluate(manifest: Manifest, served: Served, settingsUrl: string): SiteReport {
  const { answers } = served;
  const results = manifest.pages.flatMap((page) => resultsOf(page, served));
  const context: Context = {
    manifest,
    robots: readRobots(manifest, answers),
    served: new Map(results.map(({ path, facts }) => [path, facts])),
    answers,
  };
  const found = results.filter(({ page, path }) => page.status === 200 && path === page.paths[0]);
  const duplicates = findDuplicates(found);
  return {
    pages: manifest.pages.map((page) =>
      reportOn(
        page,
        answers,
        results.filter((result) => result.page === page),
        context,
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
  results: readonly PageResult[],
  context: Context,
  duplicates: readonly Finding[],
): PageReport {
  const [canonicalPath = ''] = page.paths;
  const main = results.find(({ path }) => path === canonicalPath);
  const index = main ? indexability(main, context) : notServed(answerTo(canonicalPath, answers));
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
      ...results.flatMap((result) =>
        at(
          [result.path],
          pageRules.flatMap((rule) => rule(result, context)),
        ),
      ),
      ...at(page.paths, [...duplicates, ...checkSlashForms(results)]),
    ]),
  };
}

/** The page's addresses that answered as expected; of the others there is nothing more to say. */
function resultsOf(page: DeclaredPage, served: Served): PageResult[] {
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
