/**
 * Lines of .env as people write them, and what a service gets as `A`, by Docker
 * Compose 2.26 and 2.40. Both this repository's scripts and Compose itself are
 * held to them. `$` isn't here: it's a warning.
 */
export const readableLines: [lines: string, value: string][] = [
  ['A=plain', 'plain'],
  ['A = spaced', 'spaced'],
  ['A\t=\ttabbed', 'tabbed'],
  ['  A=indented', 'indented'],
  ['A=trailing  ', 'trailing'],
  ['A=\u{A0}unbreakable\u{A0}', 'unbreakable'],
  ['export A=exported', 'exported'],
  ['export\tA=exported', 'exported'],
  ['A: colon', 'colon'],
  ['A:colon', 'colon'],
  ['A : both', 'both'],
  ['export A: colon', 'colon'],
  ['A=windows\r', 'windows'],
  ['\u{FEFF}A=mark', 'mark'],
  ['A=', ''],
  ['A=""', ''],
  ["A=''", ''],
  ['A="double"', 'double'],
  ["A='single'", 'single'],
  ['A = "spaced"', 'spaced'],
  ['A=" padded "', ' padded '],
  ['A="smtp://a b #c"', 'smtp://a b #c'],
  ["A='Front desk #1 <a@b.c>'", 'Front desk #1 <a@b.c>'],
  ['A="quoted" # why', 'quoted'],
  ['A="quoted"#why', 'quoted'],
  [`A="quoted" # it's "why"`, 'quoted'],
  ["A='quoted' # why", 'quoted'],
  [String.raw`A="\"Desk #1\" <a@b.c>"`, '"Desk #1" <a@b.c>'],
  [String.raw`A='it\'s'`, "it's"],
  ["A=it's", "it's"],
  [String.raw`A="back\\slash"`, String.raw`back\slash`],
  [String.raw`A=back\slash`, String.raw`back\slash`],
  [String.raw`A='back\slash'`, String.raw`back\slash`],
  ['A=plain#1 # why', 'plain#1'],
  ['A=one # two # three', 'one'],
  ['A=tab\t#1', 'tab\t#1'],
  ['A= # comment', '# comment'],
  ['A==x', '=x'],
  ['A=x=y', 'x=y'],
  ['A=x\n#A=y', 'x'],
  ['A=one\nA=two', 'two'],
  ['A=one\nA=', ''],
  ['A-B=x\nA=y', 'y'],
];

/** Lines that Compose refuses or misreads, so the scripts name them. */
export const unreadableLines: [lines: string, problem: string][] = [
  ['A B=x', "Line 1 isn't NAME=value."],
  ['LOG_LEVEL=\nA', "Line 2 isn't NAME=value."],
  ['; A=x', "Line 1 isn't NAME=value."],
  ['A="Desk, front" <a@b.c>', 'Line 1 (A) goes on after the closing quote.'],
  ['A="open', 'Line 1 (A) has a quote that is never closed.'],
  ["A='open", 'Line 1 (A) has a quote that is never closed.'],
  ['A="two\nlines"', 'Line 1 (A) has a quote that is never closed.'],
  [
    String.raw`A="a\nb"`,
    String.raw`Line 1 (A) has a \ in double quotes. Use single quotes, or none.`,
  ],
  [
    'A=“desk@b.c”',
    'Line 1 (A) has curly quotes. Write the value without quotes.',
  ],
];
