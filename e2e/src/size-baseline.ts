import { readFileSync } from 'node:fs';

interface Size {
  path: string;
  bytes: number;
}

export const sizeBaselineFile = new URL('../size-baseline.json', import.meta.url);

/** `/assets/site-BcXVPD7q.js` is `site.js` in every build; a page is its path. */
function stableName(path: string): string {
  return path.replace(/^\/assets\/(.*)-[\w-]{8}(\.\w+)$/, '$1$2');
}

/**
 * Bytes as they travel with brotli, by the name that a file keeps from build to build.
 *
 * @throws Error when two files would share a name: one of them would hide how the other grows.
 */
export function byStableName(sizes: readonly Size[]): Map<string, number> {
  const paths = new Map<string, string>();
  for (const { path } of sizes) {
    const name = stableName(path);
    const other = paths.get(name) ?? path;
    if (other !== path) {
      throw new Error(
        `${other} and ${path} are both called ${name}: rename one of their sources, or let ` +
          'chunkFileNames in frontend/vite.config.ts tell them apart.',
      );
    }
    paths.set(name, path);
  }
  return new Map(sizes.map(({ path, bytes }) => [stableName(path), bytes]));
}

/** A line for each file with its bytes and its growth since the baseline, the most grown first. */
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
