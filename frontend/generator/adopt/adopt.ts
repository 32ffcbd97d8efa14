/**
 * Run by `make adopt`: writes `frontend/practice/` from answers in the terminal
 * or in a file on standard input, or from a folder that another copy of this
 * site had. `template` prints a template of the file.
 */
import {
  autocomplete,
  confirm,
  log,
  multiselect,
  select,
  text,
} from '@clack/prompts';
import { existsSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { decode } from '../practice/read/decode.ts';
import { loadPractice } from '../practice/read/load-practice.ts';
import { ownFolder } from '../practice/read/practice-folder.ts';
import { reportErrors, UserError } from '../practice/read/user-error.ts';
import { readYaml } from '../practice/read/practice-reader.ts';
import type { Problem } from '../practice/read/yaml-problems.ts';
import { checkPosition } from '../practice/schema/position.ts';
import { writeEditorSchemas } from '../practice/modules/editor-schemas.ts';
import { answersSchema, template, type Answers } from './answers.ts';
import { Interview } from './interview.ts';
import { moveIn } from './move-in.ts';
import { nextSteps, writePractice } from './practice-files.ts';
import { renamedFacts, writeNewNames } from './renamed-facts.ts';

function incorrect(problems: readonly Problem[]): UserError {
  const lines = problems.map(
    ({ line, message }) => `  line ${line}: ${message}`,
  );
  return new UserError(['Please correct the answers:', ...lines].join('\n'));
}

async function fromFile(): Promise<Answers> {
  const decoded = decode(await buffer(process.stdin));
  if ('message' in decoded) throw incorrect([decoded]);
  const source = decoded.text;
  if (source.trim() === '') {
    throw new UserError(
      'There are no answers on standard input. Run "make adopt" on a terminal, or "make -s adopt ANSWERS=template >answers.yaml", fill that in, and "make adopt <answers.yaml".',
    );
  }
  const read = readYaml(source, answersSchema.superRefine(checkPosition));
  if ('value' in read) return read.value;
  throw incorrect(read.problems);
}

async function fromTerminal(): Promise<Answers> {
  const prompts = {
    autocomplete,
    confirm,
    multiselect,
    note: log.info,
    select,
    text,
  };
  return answersSchema.parse(await new Interview(prompts).answers());
}

/**
 * Offers to write the new names of facts into a folder from an earlier release.
 * @returns whether it had any.
 */
async function offerNewNames(): Promise<boolean> {
  const renamed = await renamedFacts(ownFolder);
  if (renamed.length === 0) return false;
  const changes = renamed.flatMap((file) =>
    file.changes.map((change) => `  ${file.file}: ${change}`),
  );
  console.log(
    ['In frontend/practice/, some facts have new names:', ...changes].join(
      '\n',
    ),
  );
  const agreed =
    process.stdin.isTTY && (await confirm({ message: 'Write the new names?' }));
  if (agreed !== true) {
    throw new UserError(
      'No name was changed. Write the new ones, or run "make adopt" on a terminal and say yes.',
    );
  }
  await writeNewNames(ownFolder, renamed);
  return true;
}

async function adopt(from: string): Promise<void> {
  if (existsSync(ownFolder)) {
    if (await offerNewNames()) {
      await loadPractice(ownFolder, false);
      console.log('The new names are in frontend/practice/.');
      return;
    }
    throw new UserError(
      'frontend/practice/ already exists, and nothing was changed. Edit its files, or move it away to start over.',
    );
  }
  const steps: string[] = [];
  if (from) {
    await moveIn(from, ownFolder);
    await offerNewNames();
    await loadPractice(ownFolder, false);
  } else {
    const answers = process.stdin.isTTY
      ? await fromTerminal()
      : await fromFile();
    await writePractice(answers, ownFolder);
    steps.push(' Next:', '', ...nextSteps(answers).map((step) => `- ${step}`));
  }
  await writeEditorSchemas();
  console.log(
    [
      `frontend/practice/ is ready, and you can build the site from it.${steps.join('\n')}`,
      '',
      '"make dev" shows the site while you write. After "make up", "make preflight" lists what’s left to do.',
    ].join('\n'),
  );
}

const [, , answers, from = ''] = process.argv;
if (answers === 'template') process.stdout.write(template);
else await reportErrors(() => adopt(from));
