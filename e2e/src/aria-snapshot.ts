import type { Locator } from '@playwright/test';

/** Roles that screen readers neither announce nor jump to. */
const leftOut = [
  'text',
  'paragraph',
  'list',
  'listitem',
  'term',
  'definition',
  'rowgroup',
  'row',
  'cell',
  'caption',
  'option',
  'strong',
  'emphasis',
  'superscript',
  'subscript',
  'time',
  'code',
];

const entry = /^( *)- '?(\w+)((?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*)/;

/**
 * The landmarks, headings and controls in a part of a page: one line each with
 * role, name and state, indented under its parent.
 */
export async function ariaSnapshot(part: Locator): Promise<string> {
  const around: { indent: number; isKept: boolean }[] = [];
  const lines: string[] = [];
  for (const line of (await part.ariaSnapshot()).split('\n')) {
    const parts = entry.exec(line);
    // Skips the lines with a link's URL.
    if (!parts) continue;
    const [, { length: indent } = '', role = '', rest = ''] = parts;
    while ((around.at(-1)?.indent ?? -1) >= indent) around.pop();
    const isKept = !leftOut.includes(role);
    const depth = around.filter((outer) => outer.isKept).length;
    if (isKept) lines.push(`${'  '.repeat(depth)}${role}${rest}\n`);
    around.push({ indent, isKept });
  }
  return lines.join('');
}

/**
 * Controls and images without an accessible name, and links with the same name
 * but different targets.
 */
export async function unclearNames(part: Locator): Promise<string[]> {
  const snapshot = await part.ariaSnapshot();
  const address = part.page().url();
  const { origin } = new URL(address);
  const nameless = snapshot.match(
    /^ *- (?:link|button|textbox|combobox|checkbox|img|heading)(?: \[.*)?:?$/gm,
  );
  const places = new Map<string, Set<string>>();
  for (const [, name = '', url = ''] of snapshot.matchAll(
    /link "(.*?)"'?:\n *- \/url: "?(\S*?)\/?"?$/gm,
  )) {
    const target = new URL(url, address).href.replace(origin, '');
    places.set(name, (places.get(name) ?? new Set()).add(target));
  }
  const ambiguous = [...places].filter(([, urls]) => urls.size > 1);
  return [
    ...(nameless ?? []),
    ...ambiguous.map(
      ([name, urls]) => `"${name}" leads to ${[...urls].join(' and ')}`,
    ),
  ];
}
