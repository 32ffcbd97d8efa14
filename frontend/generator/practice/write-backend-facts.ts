/** Run by `npm run practice` in backend/: writes the practice's facts for the backend. */
import { readBackendFacts, writeBackendFacts } from './backend-facts.ts';
import { PracticeError } from './practice-reader.ts';

try {
  await writeBackendFacts(await readBackendFacts());
} catch (error) {
  if (!(error instanceof PracticeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
