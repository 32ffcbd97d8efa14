import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { output } from './output.ts';

const compressible = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);

const brotli = (data: Buffer) =>
  promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
const zip = (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION });

/** Precompresses files for nginx as `.br` and `.gz` if that makes them smaller. */
export async function compress(): Promise<void> {
  const entries = await readdir(output, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const data = await readFile(file);
        const forms = { br: await brotli(data), gz: await zip(data) };
        for (const [ending, small] of Object.entries(forms)) {
          if (small.length < data.length) await writeFile(`${file}.${ending}`, small);
        }
      }),
  );
}
