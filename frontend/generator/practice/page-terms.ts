import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExampleTerm, exampleTerms, normalize } from './leftovers.ts';
import type { Loaded } from './load-practice.ts';

const sources = join(import.meta.dirname, '../../src');

/** Replaces values that depend on the practice. */
const blank = ' placeholder ';

/** An expression in a template literal or JSX, without nested strings. */
const expression = /\$?\{[^{}'"`:]*\}/g;

/** The text in the engine's source, with blanks for values. */
async function readEngineWords(): Promise<string> {
  const names = await readdir(sources, { recursive: true });
  const files = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(sources, name), 'utf8')));
  return texts.map((text) => normalize(text.replace(expression, blank))).join('\n');
}

/** Whether an example's sentence is the engine's, with the example's values. */
function isEngineSentence(
  sentence: string,
  values: Readonly<Record<string, string>>,
  engineWords: string,
): boolean {
  const plain = normalize(sentence);
  const blanked = Object.values(values)
    .map(normalize)
    .sort((a, b) => b.length - a.length)
    .reduce((text, value) => text.replaceAll(value, blank), plain);
  return engineWords.includes(plain) || engineWords.includes(blanked);
}

/**
 * The terms of an example to look for on another practice's pages. Sentences only in their original form,
 * because copies with placeholders are found in the folder. Excludes the engine's own sentences.
 */
export async function pageTerms(example: Loaded, own: Loaded): Promise<ExampleTerm[]> {
  const engineWords = await readEngineWords();
  return exampleTerms(example, own)
    .filter(
      ({ what, text }) =>
        what !== 'sentence' || !isEngineSentence(text, example.placeholders, engineWords),
    )
    .map((term) => (term.what === 'sentence' ? { ...term, forms: [normalize(term.text)] } : term));
}
