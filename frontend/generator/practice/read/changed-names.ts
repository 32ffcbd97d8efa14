import { type Document, isMap, isScalar, type LineCounter } from 'yaml';
import type { ChangedFact } from '../schema/changed-facts.ts';
import { label, type Problem } from './yaml-problems.ts';

/** A changed fact that a file has, and its name there. */
export function findChanged(
  document: Document,
  changes: readonly ChangedFact[],
) {
  return changes.flatMap((change) => {
    const path = change.was.split('.');
    const group = document.getIn(path.slice(0, -1), true);
    if (!isMap(group)) return [];
    const keys = group.items.map(({ key }) => key).filter(isScalar);
    const key = keys.find(({ value }) => value === path[path.length - 1]);
    return key ? [{ ...change, path, key, offset: key.range?.[0] ?? 0 }] : [];
  });
}

/**
 * What to say about facts whose names have changed. Gives them their new names,
 * and leaves out what's gone, so that nothing else is said about them.
 */
export function changesIn(
  document: Document,
  lines: LineCounter,
  changes: readonly ChangedFact[],
): { renamed: Problem[]; warnings: Problem[] } {
  const renamed: Problem[] = [];
  const warnings: Problem[] = [];
  for (const { path, key, now, offset } of findChanged(document, changes)) {
    const { line } = lines.linePos(offset);
    if (now === undefined) {
      const message = `${label(path)} isn’t on any page anymore. Delete it.`;
      warnings.push({ line, message });
      document.deleteIn(path);
    } else {
      const message = `${label(path)} is now ${now}. "make adopt" can change it.`;
      renamed.push({ line, message });
      key.value = now;
    }
  }
  return { renamed, warnings };
}
