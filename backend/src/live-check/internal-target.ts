import type { DeclaredPage, Manifest } from './manifest.ts';

/** Where a reference leads within the site; undefined when it leads elsewhere. */
export function internalTarget(
  reference: string,
  from: DeclaredPage,
  { siteUrl }: Manifest,
): { path: string; fragment: string } | undefined {
  const target = URL.parse(reference, `${siteUrl}${from.canonical}`);
  if (target?.origin !== new URL(siteUrl).origin) return undefined;
  return { path: target.pathname, fragment: decoded(target.hash.slice(1)) };
}

/** A stray % makes a fragment that means no more than its letters. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
