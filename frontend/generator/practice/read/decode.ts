import type { Problem } from './yaml-problems.ts';

function inUtf8(data: Uint8Array): string | undefined {
  try {
    // Leaves out a byte-order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    return undefined;
  }
}

/** Word processors and old editors on Windows save text in other forms. */
const saveAgain = 'Save the file again, with the encoding UTF-8.';

const windows1252 = new TextDecoder('windows-1252');

/** The first line that isn't UTF-8, by its bytes. */
function otherLine(data: Buffer): Problem {
  let line = 1;
  let start = 0;
  let end = data.indexOf('\n');
  while (end >= 0 && inUtf8(data.subarray(start, end)) !== undefined) {
    line += 1;
    start = end + 1;
    end = data.indexOf('\n', start);
  }
  const bytes = data.subarray(start, end < 0 ? undefined : end);
  const text = windows1252.decode(bytes).trim();
  return {
    line,
    message: `This isn’t UTF-8. If it’s meant to say “${text}”, the file was saved as Windows-1252. ${saveAgain}`,
  };
}

/** The text of a file, or why it can't be read. */
export function decode(data: Buffer): { text: string } | Problem {
  // In UTF-16, every other byte of English is 0.
  if (data.includes(0))
    return { line: 1, message: `This file is UTF-16. ${saveAgain}` };
  const text = inUtf8(data);
  if (text === undefined) return otherLine(data);
  const lost = text.split('\n').findIndex((line) => line.includes('\uFFFD'));
  if (lost < 0) return { text };
  const message =
    'A letter got lost here when the file was saved, and � is in its place. Write it again.';
  return { line: lost + 1, message };
}
