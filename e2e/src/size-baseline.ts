import { readFileSync } from 'node:fs';

interface Size {
  path: string;
  bytes: number;
}

export const sizeBaselineFile = new URL('../size-baseline.json', import.meta.url);

/** `/assets/site-BcXVPD7q.js` is `site.js` in every build. A page's name is its path. */
function stableName(path: string): string {
  return path.replace(/^\/assets\/(.*)-[\w-]{8}(\.\w+)$/, '$1$2');
}

/**
 * Compressed bytes by a name that stays the same from build to build.
 *
 * @throws Error if two files have the same name, because one would hide the growth of the other.
 */
export function byStableName(sizes: readonly Size[]): Map<string, number> {
  const paths = new Map<string, string>();
  for (const { path } of sizes) {
    const name = stableName(path);
    const other = paths.get(name) ?? path;
    if (other !== path) {
      throw new Error(
        `${other} and ${path} are both called ${name}: rename one of the source files, or make ` +
          'chunkFileNames in frontend/vite.config.ts or frontend/generator/chunks.ts name them differently.',
      );
    }
    paths.set(name, path);
  }
  return new Map(sizes.map(({ path, bytes }) => [stableName(path), bytes]));
}

/** One line per file with its bytes and its growth since the baseline, most growth first. */
export function sinceBaseline(sizes: readonly Size[]): string {
  const baseline = JSON.parse(readFileSync(sizeBaselineFile, 'utf8')) as Record<string, number>;
  return [...byStableName(sizes)]
    .map(([name, bytes]) => ({ name, bytes, growth: bytes - (baseline[name] ?? 0) }))
    .sort((one, other) => other.growth - one.growth)
    .map(({ name, bytes, growth }) => {
      const sign = growth > 0 ? '+' : '';
      return `${String(bytes)} (${sign}${String(growth)} since the baseline) ${name}`;
    })
    .join('\n');
}
