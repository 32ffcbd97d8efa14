import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExampleTerm, exampleTerms, normalize } from './leftovers.ts';
import type { Loaded } from './load-practice.ts';

const sources = ['../../src', '../../../shared/src'].map((folder) =>
  join(import.meta.dirname, folder),
);

/** Replaces values that depend on the practice. */
const blank = ' placeholder ';

/** An expression in a template literal or JSX, without nested strings. */
const expression = /\$?\{[^{}'"`:]*\}/g;

async function readEngineFolder(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => normalize(text.replace(expression, blank))).join('\n');
}

/** The text in the engine's source, with blanks for values. Read once, because it's the same for every example. */
let engineWords: Promise<string[]> | undefined;

/**
 * The terms of an example to look for on another practice's pages. Sentences only in their original form,
 * because copies with placeholders are found in the folder. Excludes the engine's own sentences.
 */
export async function pageTerms(example: Loaded, own: Loaded): Promise<ExampleTerm[]> {
  const words = (await (engineWords ??= Promise.all(sources.map(readEngineFolder)))).join('\n');
  const values = Object.values(example.placeholders)
    .map(normalize)
    .sort((a, b) => b.length - a.length);

  /** Whether an example's sentence is the engine's, with the example's values. */
  function isEngineSentence(sentence: string): boolean {
    const plain = normalize(sentence);
    const blanked = values.reduce((text, value) => text.replaceAll(value, blank), plain);
    return words.includes(plain) || words.includes(blanked);
  }

  return exampleTerms(example, own)
    .filter(({ what, text }) => what !== 'sentence' || !isEngineSentence(text))
    .map((term) => (term.what === 'sentence' ? { ...term, forms: [normalize(term.text)] } : term));
}
