/**
 * Run by `make adopt`: writes `frontend/practice/` from answers in the terminal or in a file on standard
 * input. `template` prints a template of the file.
 */
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { ownFolder } from '../practice/practice-folder.ts';
import { PracticeError } from '../practice/practice-reader.ts';
import { readAnswers } from './answers-file.ts';
import { answersSchema, type Answers } from './answers-schema.ts';
import { Interview } from './interview.ts';
import { nextSteps } from './practice-files.ts';
import { template } from './template.ts';
import { writePractice } from './write-practice.ts';

/** An error that the user can fix, printed without a stack trace. */
class AdoptError extends Error {}

async function fromFile(): Promise<Answers> {
  const source = await text(process.stdin);
  if (source.trim() === '') {
    throw new AdoptError(
      'There are no answers on standard input. Run "make adopt" on a terminal, or "make adopt ANSWERS=template >answers.yaml", fill that in, and "make adopt <answers.yaml".',
    );
  }
  const read = readAnswers(source);
  if ('value' in read) return read.value;
  const lines = read.problems.map(({ line, message }) => `  line ${line}: ${message}`);
  throw new AdoptError(['Please correct the answers:', ...lines].join('\n'));
}

async function fromTerminal(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const stopped = new AbortController();
  terminal.on('close', () => {
    stopped.abort();
  });
  const { signal } = stopped;
  const interview = new Interview({
    ask: (question) => terminal.question(question, { signal }),
    say: console.log,
  });
  try {
    return answersSchema.parse(await interview.answers());
  } catch (error) {
    if (signal.aborted) throw new AdoptError('\nStopped. Nothing was written.');
    throw error;
  } finally {
    terminal.close();
  }
}

async function adopt(): Promise<void> {
  if (existsSync(ownFolder)) {
    throw new AdoptError(
      'frontend/practice/ already exists, and nothing was changed. Edit its files, or move it away to start over.',
    );
  }
  const answers = process.stdin.isTTY ? await fromTerminal() : await fromFile();
  await writePractice(answers, ownFolder);
  const steps = nextSteps(answers).map((step) => `- ${step}`);
  console.log(
    [
      'frontend/practice/ is ready, and you can build the site from it. Next:',
      '',
      ...steps,
      '',
      '"make dev" shows the site while you write. After "make up", "make preflight" lists what’s left to do.',
    ].join('\n'),
  );
}

if (process.argv[2] === 'template') {
  process.stdout.write(template);
} else {
  try {
    await adopt();
  } catch (error) {
    if (!(error instanceof AdoptError || error instanceof PracticeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
