// Prints "PASSED FAILED", the totals of all test reports. Flaky tests count as failed.
import { globSync, readFileSync } from 'node:fs';

/** The last lines of a TAP report: "# pass 12" and "# fail 0". */
function fromTap(report) {
  const count = (what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
  return [count('pass'), count('fail') + count('cancelled')];
}

function fromJson(report) {
  const { stats, numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(report);
  if (stats) return [stats.expected, stats.unexpected + stats.flaky];
  // A file that fails to load has no failed tests.
  return [numPassedTests, numFailedTests + (numRuntimeErrorTestSuites ?? 0)];
}

const sums = [0, 0];
for (const file of globSync('{frontend,backend,e2e,bench}/.cache/reports/*.{json,tap}')) {
  const report = readFileSync(file, 'utf8');
  const [passed, failed] = file.endsWith('.tap') ? fromTap(report) : fromJson(report);
  sums[0] += passed;
  sums[1] += failed;
}
console.log(...sums);
