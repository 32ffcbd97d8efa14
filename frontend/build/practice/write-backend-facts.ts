/** Run by `npm run practice` in backend/: the facts of the practice, for the backend. */
import { writeBackendFacts } from './backend-facts.ts';
import { loadPractice } from './load-practice.ts';
import { PracticeError } from './practice-reader.ts';

try {
  await writeBackendFacts((await loadPractice()).practice);
} catch (error) {
  if (!(error instanceof PracticeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
