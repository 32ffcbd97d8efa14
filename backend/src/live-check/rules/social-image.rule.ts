import type { Finding } from '../finding.ts';
import { deployAgain } from '../finding.ts';
import { tagName, tagValue } from '../page-facts.ts';
import type { Rule } from '../page-result.ts';
import { checkAnswer } from './answer.ts';

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Width and height stand at fixed places of a PNG's first chunk. */
function pngSize(file: Buffer): string | undefined {
  if (file.length < 24 || !file.subarray(0, 8).equals(pngSignature)) return undefined;
  return `${file.readUInt32BE(16)} × ${file.readUInt32BE(20)}`;
}

/** The picture of link previews is there, and as large as the page says. */
export const socialImageRule: Rule = ({ page }, { answers }) => {
  const image = answers.get(page.socialImage);
  if (!image) return [];
  const findings: Finding[] = checkAnswer({ status: 200, type: 'image/png' }, image).map(
    ({ what, todo }) => ({
      severity: 'warning',
      what: `Its social image, ${page.socialImage}: ${what}`,
      todo,
    }),
  );
  if (findings.length > 0 || 'failure' in image) return findings;
  const declared = new Map(page.tags.map((tag) => [tagName(tag), tagValue(tag)]));
  const wanted = `${String(declared.get('og:image:width'))} × ${String(declared.get('og:image:height'))}`;
  const size = pngSize(image.body);
  if (size === wanted) return [];
  const what = `Its social image, ${page.socialImage}, is ${size ?? 'no PNG picture'}; the page says ${wanted}.`;
  return [{ severity: 'warning', what, todo: deployAgain }];
};
