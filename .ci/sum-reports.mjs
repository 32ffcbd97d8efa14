// Prints "PASSED FAILED", the totals of all test reports, and to standard error
// each failed test with the start of its message. Flaky tests count as failed.
import { globSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * The JSON report of Jest and Vitest. A file that fails to load has no failed
 * tests.
 */
function fromJest({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites = 0,
  testResults,
}) {
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(
        ({ status }) => status === 'failed',
      );
      if (failed.length === 0 && message) return [[name, message]];
      return failed.map(({ fullName, failureMessages }) => [
        fullName,
        failureMessages.join('\n'),
      ]);
    }),
  };
}

/** The JSON report of Playwright. */
function fromPlaywright({ stats, suites, errors }) {
  const specsOf = ({ specs = [], suites: inner = [] }) => [
    ...specs,
    ...inner.flatMap(specsOf),
  ];
  const failed = suites
    .flatMap(specsOf)
    .filter(({ tests }) =>
      tests.some(({ status }) => /unexpected|flaky/.test(status)),
    );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [
      ...errors.map(({ message }) => ['The run', message]),
      ...failed.map(({ file, title, tests }) => [
        `${file}: ${title}`,
        tests
          .flatMap(({ results }) => results.map(({ error }) => error?.message))
          .find(Boolean) ?? '',
      ]),
    ],
  };
}

function read(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.stats ? fromPlaywright(report) : fromJest(report);
}

const reports = globSync('*/.cache/reports/*.json').map(read);
const sum = (what) =>
  reports.reduce((total, report) => total + report[what], 0);
for (const [title, message] of reports.flatMap(({ failures }) => failures))
  console.error(
    `✘ ${title}\n  ${stripVTControlCharacters(message).slice(0, 1500).replaceAll('\n', '\n  ')}`,
  );
console.log(sum('passed'), sum('failed'));
