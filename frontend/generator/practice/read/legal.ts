import { closestMatch } from 'leven';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import type { Prose } from '../../../src/content/prose.ts';
import {
  legalSchema,
  legalTemplateSchema,
} from '../schema/markdown-schemas.ts';
import {
  mapStrings,
  PracticeReader,
  stringsIn,
  type Text,
  type Values,
} from './practice-reader.ts';
import { checkTexts } from './text-checks.ts';

const templatesFolder = join(import.meta.dirname, '../../../src/pages/legal');

type Template = Text<z.output<typeof legalTemplateSchema>>;

/**
 * A legal page. `reviewed` is missing while the site's own template is shown,
 * with its open parts.
 */
export type LegalDocument = Template & {
  id: string;
  /** The folder's name, if it isn't in English. */
  language?: string;
} & (
    | { reviewed: { date: string; by: string } }
    | { open: readonly string[]; reviewed?: undefined }
  );

/**
 * Marks what a template leaves to the practice or its lawyer, sometimes with a
 * text for the examples.
 */
const openPart =
  /\[(To complete|Por completar): ([^\]]*?)(?: Sample: ([^\]]*))?\]/g;

/**
 * A template whose open parts say what's missing or, for an example, what a
 * practice could write.
 */
function asTemplate(template: Template, sample: boolean) {
  const open = stringsIn([template.blocks, template.sections])
    .flatMap((text) => [...text.matchAll(openPart)])
    .map(([, , what = '']) => what);
  const shown = mapStrings(template, (text) =>
    text.replace(
      openPart,
      (_, toComplete: string, what: string, example?: string) =>
        sample && example ? `Sample: ${example}` : `[${toComplete}: ${what}]`,
    ),
  );
  return { ...shown, open };
}

/**
 * The legal pages: the practice's own text if there's one, otherwise the site's
 * template. A page without a text in the language is in English.
 */
export async function readLegal(
  reader: PracticeReader,
  values: Values,
  sample: boolean,
  language = 'en',
): Promise<LegalDocument[]> {
  const templates = new PracticeReader(templatesFolder);
  const english = await templates.markdownFiles('.');
  const translated =
    language === 'en' ? [] : await templates.markdownFiles(language);
  const files = english.map(
    (file) =>
      translated.find((each) => basename(each) === basename(file)) ?? file,
  );
  const ownFiles = [
    ...(await ownTexts(reader, 'en', english)),
    ...(language === 'en' ? [] : await ownTexts(reader, language, translated)),
  ];

  const documents = await Promise.all(
    files.map(async (file) => {
      const id = basename(file, '.md');
      const isTranslated = translated.includes(file);
      const folder = isTranslated ? language : 'en';
      const ownFile = ownFiles.find(
        (each) => each === `text/${folder}/legal/${basename(file)}`,
      );
      const [template, text] = await Promise.all([
        templates.text(file, legalTemplateSchema, values, ['sections']),
        ownFile === undefined
          ? undefined
          : reader.text(ownFile, legalSchema, values, ['sections']),
      ]);
      if (!template) return undefined;
      const facts = { ...(isTranslated && { language }), id };
      if (ownFile === undefined || !text)
        return { ...asTemplate(template, sample), ...facts };
      checkComplete(reader, ownFile, text);
      const { reviewed, reviewedBy, ...own } = text;
      return {
        ...template,
        ...own,
        ...facts,
        reviewed: { date: reviewed, by: reviewedBy },
      };
    }),
  );
  checkTexts(templates);
  templates.finish();
  return documents.filter((document) => document !== undefined);
}

/** The practice's own files, after a report of those that aren't templates. */
async function ownTexts(
  reader: PracticeReader,
  language: string,
  templates: readonly string[],
): Promise<string[]> {
  const names = templates.map((file) => basename(file));
  const ownFiles = await reader.markdownFiles(`text/${language}/legal`);
  for (const file of ownFiles) {
    if (names.includes(basename(file))) continue;
    const guess = closestMatch(basename(file), names, { maxDistance: 4 });
    const hint = guess
      ? `Did you mean ${guess}?`
      : `Legal pages are: ${names.join(', ')}.`;
    reader.report(
      file,
      1,
      `No legal page is called ${basename(file)}. ${hint}`,
    );
  }
  return ownFiles;
}

/** A text that a lawyer has approved has no open parts. */
function checkComplete(
  reader: PracticeReader,
  file: string,
  { blocks, sections }: Prose,
): void {
  const [open] = stringsIn([blocks, sections]).join('\n').match(openPart) ?? [];
  if (open !== undefined) {
    const line = reader.lineNaming(file, '[To complete:');
    reader.report(
      file,
      line,
      `A lawyer still has to complete this part: ${open}`,
    );
  }
}
