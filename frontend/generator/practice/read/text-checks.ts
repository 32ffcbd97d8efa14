import { basename, dirname } from 'node:path';
import { claims } from '../../../src/content/claims.ts';
import { claimsIn } from '../../../src/content/prose.ts';
import {
  descriptionLimits,
  generalSections,
  pagesWithFact,
  type PageTextFile,
  sharedTexts,
  titleLimit,
} from '../schema/markdown-schemas.ts';
import type { PracticeReader, Text } from './practice-reader.ts';

/**
 * Reports what no schema can see, because placeholders are filled first or
 * because it depends on the page.
 */
export function checkTexts(reader: PracticeReader): void {
  for (const [file, text] of reader.texts) {
    checkLengths(reader, file, text);
    checkClaims(reader, file, text);
    const page = basename(file, '.md');
    const isOfPage = /^text\/[a-z]+$/.test(dirname(file));
    checkSections(reader, file, isOfPage ? page : '', text);
    if (isOfPage && !sharedTexts.includes(page))
      checkFacts(reader, file, page, text);
  }
}

function checkLengths(
  reader: PracticeReader,
  file: string,
  { title = '', description = '' }: Text<PageTextFile>,
): void {
  const { least, most } = descriptionLimits;
  const report = (key: string, { length }: string, shown: string) => {
    const message = `${key}: This has ${length} characters. Search results show ${shown}.`;
    reader.report(file, reader.lineOf(file, key), message);
  };
  if (title.length > titleLimit) report('title', title, String(titleLimit));
  const fits = description.length >= least && description.length <= most;
  if (description && !fits)
    report('description', description, `${least} to ${most}`);
}

function checkClaims(
  reader: PracticeReader,
  file: string,
  { blocks, sections }: Text<object>,
): void {
  for (const id of claimsIn([blocks, sections])) {
    if (id in claims) continue;
    const line = reader.lineNaming(file, `[^${id}]`);
    const message = `[^${id}] names no claim of frontend/src/content/claims.json.`;
    reader.report(file, line, message);
  }
}

/** Reports sections of the site's own that can't be left out or replaced. */
function checkSections(
  reader: PracticeReader,
  file: string,
  page: string,
  { leaveOut = [], sections }: Text<PageTextFile>,
): void {
  const known = generalSections[page] ?? [];
  const ids = [...leaveOut, ...sections.flatMap(({ id }) => id ?? [])];
  for (const id of ids.filter((one) => !known.includes(one))) {
    const others =
      known.length > 0
        ? `On this page, you can change: ${known.join(', ')}.`
        : 'This page has none that you can.';
    reader.report(
      file,
      reader.lineNaming(file, id),
      `You can’t change a section called ${id} here. ${others} What cites a medical source, says what to do in an emergency or follows from practice.yaml stays as it is.`,
    );
  }
}

/** Reports facts that the page doesn't show. */
function checkFacts(
  reader: PracticeReader,
  file: string,
  page: string,
  text: Text<PageTextFile>,
): void {
  for (const [fact, pages] of Object.entries(pagesWithFact)) {
    if (!(fact in text) || pages.includes(page)) continue;
    const message = `This page has no place for ${fact}. It’s shown on: ${pages.join(', ')}.`;
    reader.report(file, reader.lineOf(file, fact), message);
  }
}
