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
const ownFolder = 'text/en/legal';

type Template = Text<z.output<typeof legalTemplateSchema>>;

/**
 * A legal page. `reviewed` is missing while the site's own template is shown,
 * with its open parts.
 */
export type LegalDocument = Template & { id: string } & (
    | { reviewed: { date: string; by: string } }
    | { open: readonly string[]; reviewed?: undefined }
  );

/**
 * Marks what a template leaves to the practice or its lawyer, sometimes with a
 * text for the examples.
 */
const openPart = /\[To complete: ([^\]]*?)(?: Sample: ([^\]]*))?\]/g;

/**
 * A template whose open parts say what's missing or, for an example, what a
 * practice could write.
 */
function asTemplate(
  template: Template,
  id: string,
  sample: boolean,
): LegalDocument {
  const open = stringsIn([template.blocks, template.sections])
    .flatMap((text) => [...text.matchAll(openPart)])
    .map(([, what = '']) => what);
  const shown = mapStrings(template, (text) =>
    text.replace(openPart, (_, what: string, example?: string) =>
      sample && example ? `Sample: ${example}` : `[To complete: ${what}]`,
    ),
  );
  return { ...shown, id, open };
}

/**
 * The legal pages: the practice's own text if there's one, otherwise the site's
 * template.
 */
export async function readLegal(
  reader: PracticeReader,
  values: Values,
  sample: boolean,
): Promise<LegalDocument[]> {
  const templates = new PracticeReader(templatesFolder);
  const files = await templates.markdownFiles('.');
  const names = files.map((file) => basename(file));
  const ownFiles = await reader.markdownFiles(ownFolder);
  for (const file of ownFiles.filter(
    (each) => !names.includes(basename(each)),
  )) {
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

  const documents = await Promise.all(
    files.map(async (file) => {
      const ownFile = ownFiles.find(
        (each) => basename(each) === basename(file),
      );
      const [template, text] = await Promise.all([
        templates.text(file, legalTemplateSchema, values, ['sections']),
        ownFile === undefined
          ? undefined
          : reader.text(ownFile, legalSchema, values, ['sections']),
      ]);
      if (!template) return undefined;
      const id = basename(file, '.md');
      if (ownFile === undefined || !text)
        return asTemplate(template, id, sample);
      checkComplete(reader, ownFile, text);
      const { reviewed, reviewedBy, ...facts } = text;
      return {
        ...template,
        ...facts,
        id,
        reviewed: { date: reviewed, by: reviewedBy },
      };
    }),
  );
  checkTexts(templates);
  templates.finish();
  return documents.filter((document) => document !== undefined);
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
