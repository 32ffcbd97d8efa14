import { readFileSync } from 'node:fs';

/** Bytes as they travel with brotli, by the name that a file keeps from build to build. */
export type NotedBytes = Record<string, number>;

export const notedBytesFile = new URL('../noted-bytes.json', import.meta.url);

/** `/assets/site-BcXVPD7q.js` is `site.js` in every build; a page is its path. */
export function lastingName(path: string): string {
  return path.replace(/^\/assets\/(.*)-[\w-]{8}(\.\w+)$/, '$1$2');
}

/** A line for each file with its bytes and what it has grown by since it was noted, the most grown first. */
export function sinceNoted(sizes: readonly { path: string; bytes: number }[]): string {
  const noted = JSON.parse(readFileSync(notedBytesFile, 'utf8')) as NotedBytes;
  return sizes
    .map(({ path, bytes }) => {
      const name = lastingName(path);
      return { name, bytes, growth: bytes - (noted[name] ?? 0) };
    })
    .sort((one, other) => other.growth - one.growth)
    .map(({ name, bytes, growth }) => {
      const sign = growth > 0 ? '+' : '';
      return `${String(bytes)} (${sign}${String(growth)} since noted) ${name}`;
    })
    .join('\n');
}
