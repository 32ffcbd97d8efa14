const start = '<!-- What stands between these two lines is measured. -->';
const end = '<!-- What follows is written by hand. -->';

/**
 * The document with new results in the place of the former ones; what was written by hand stays.
 * @throws Error when the two lines that enclose the results are not there.
 */
export function withResults(document: string, results: string): string {
  const [before, rest] = halves(document, start);
  const [, after] = halves(rest, end);
  return `${before}${start}\n\n${results.trim()}\n\n${end}${after}`;
}

function halves(text: string, line: string): [string, string] {
  const at = text.indexOf(line);
  if (at < 0) throw new Error(`The document lacks the line "${line}".`);
  return [text.slice(0, at), text.slice(at + line.length)];
}
