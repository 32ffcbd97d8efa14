import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExampleTerm, exampleTerms, words } from './leftovers.ts';
import type { Loaded } from './load-practice.ts';

const sources = join(import.meta.dirname, '../../src');

/** Stands for a value that differs from practice to practice. */
const blank = ' placeholder ';

/** An expression in a text, and no object with texts of its own. */
const expression = /\$?\{[^{}'"`:]*\}/g;

/** What the pages say of every practice, with a blank for each value. */
async function readEngineWords(): Promise<string> {
  const names = await readdir(sources, { recursive: true });
  const files = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(sources, name), 'utf8')));
  return texts.map((text) => words(text.replace(expression, blank))).join('\n');
}

/** Whether a sentence of an example is the engine's, filled with the example's values. */
function isEngineSentence(
  sentence: string,
  values: Readonly<Record<string, string>>,
  engineWords: string,
): boolean {
  const plain = words(sentence);
  const blanked = Object.values(values)
    .map(words)
    .sort((a, b) => b.length - a.length)
    .reduce((text, value) => text.replaceAll(value, blank), plain);
  return engineWords.includes(plain) || engineWords.includes(blanked);
}

/**
 * What of an example is looked for in another practice's pages. A sentence is, as it was written: one that
 * was copied with its placeholders is found in the folder, and the engine's own are everybody's.
 */
export async function pageTerms(example: Loaded, own: Loaded): Promise<ExampleTerm[]> {
  const engineWords = await readEngineWords();
  return exampleTerms(example, own)
    .filter(
      ({ what, text }) =>
        what !== 'sentence' || !isEngineSentence(text, example.placeholders, engineWords),
    )
    .map((term) => (term.what === 'sentence' ? { ...term, words: [words(term.text)] } : term));
}
