const start = '<!-- Start of generated results -->';
const end = '<!-- End of generated results -->';

/**
 * Replaces the generated results in a document and keeps the rest.
 * @throws Error without the two markers around the results.
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
