/** Run by `npm run practice` in backend/: the facts of the practice, for the backend. */
import { writeBackendFacts } from './backend-facts.ts';
import { loadPractice, PracticeError } from './load-practice.ts';

try {
  await writeBackendFacts(await loadPractice());
} catch (error) {
  if (!(error instanceof PracticeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
