import type { Locator } from '@playwright/test';

/** What a screen reader jumps to or announces by role; prose and lists are left out. */
const kept = [
  'banner',
  'main',
  'contentinfo',
  'navigation',
  'region',
  'complementary',
  'search',
  'form',
  'dialog',
  'article',
  'figure',
  'group',
  'heading',
  'link',
  'button',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'img',
  'table',
  'columnheader',
  'rowheader',
  'status',
  'alert',
];

const entry = /^( *)- '?(\w+)((?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*)/;

/**
 * A part of a page as a screen reader's list of landmarks, headings and controls tells it: a line
 * each, with role, name and state, under the line of what it stands in.
 */
export async function ariaSnapshot(part: Locator): Promise<string> {
  const around: { indent: number; isKept: boolean }[] = [];
  const lines: string[] = [];
  for (const line of (await part.ariaSnapshot()).split('\n')) {
    const parts = entry.exec(line);
    // The address under a link is a line too.
    if (!parts) continue;
    const [, { length: indent } = '', role = '', rest = ''] = parts;
    while ((around.at(-1)?.indent ?? -1) >= indent) around.pop();
    const isKept = kept.includes(role);
    const depth = around.filter((outer) => outer.isKept).length;
    if (isKept) lines.push(`${'  '.repeat(depth)}${role}${rest}\n`);
    around.push({ indent, isKept });
  }
  return lines.join('');
}

/** Controls and pictures that have no name to be told by, and links of one name to several places. */
export async function unclearNames(part: Locator): Promise<string[]> {
  const snapshot = await part.ariaSnapshot();
  const nameless = snapshot.match(
    /^ *- (?:link|button|textbox|combobox|checkbox|img|heading)(?: \[.*)?:?$/gm,
  );
  const places = new Map<string, Set<string>>();
  for (const [, name = '', url = ''] of snapshot.matchAll(
    /link "(.*?)"'?:\n *- \/url: "?(\S*?)\/?"?$/gm,
  )) {
    places.set(name, (places.get(name) ?? new Set()).add(url));
  }
  const ambiguous = [...places].filter(([, urls]) => urls.size > 1);
  return [
    ...(nameless ?? []),
    ...ambiguous.map(([name, urls]) => `"${name}" leads to ${[...urls].join(' and ')}`),
  ];
}
