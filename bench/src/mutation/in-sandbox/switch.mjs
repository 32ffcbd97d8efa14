// Every mutated module imports this first. It activates a mutant, or records which mutants a test file reaches.
import { appendFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// From a file, because tests start processes with an environment of their own.
const { activeMutant, reached } = JSON.parse(
  readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'switch.json'), 'utf8'),
);

const seen = new Set();
const recorder = {
  set(counts, id, count) {
    // At once, because tests kill processes.
    if (!seen.has(id)) appendFileSync(reached, `${id}\n`);
    seen.add(id);
    counts[id] = count;
    return true;
  },
};

// The names that Stryker's instrumented code reads.
globalThis.__stryker__ = {
  activeMutant,
  mutantCoverage: { static: reached ? new Proxy({}, recorder) : {}, perTest: {} },
};
