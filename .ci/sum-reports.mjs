// Prints "PASSED FAILED": the sums of all reports of the test runners. A flaky test has failed once.
import { globSync, readFileSync } from 'node:fs';

let passed = 0;
let failed = 0;
for (const file of globSync('{frontend,backend,e2e}/.cache/reports/*.json')) {
  const { stats, numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
  if (stats) {
    passed += stats.expected;
    failed += stats.unexpected + stats.flaky;
  } else {
    passed += numPassedTests;
    // A file that does not even load holds no failed test.
    failed += numFailedTests + (numRuntimeErrorTestSuites ?? 0);
  }
}
console.log(passed, failed);
