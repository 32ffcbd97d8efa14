import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const frontend = join(import.meta.dirname, '..');

export const cacheFolder = join(frontend, '.cache');

export const output = join(frontend, 'dist');

export async function emptyOutput(): Promise<void> {
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
}

/** @param path relative to `dist/`. Creates folders as needed. */
export async function writeOutput(
  path: string,
  data: string | Uint8Array,
): Promise<void> {
  const target = join(output, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, data);
}

/**
 * Copies a bundle's files for the browser.
 * @param except what's already part of the pages
 */
export async function copyFiles(folder: string, except: RegExp): Promise<void> {
  await cp(folder, join(output, 'files'), {
    recursive: true,
    filter: (source) => !except.test(source),
  });
}

const compressible = '**/*.{css,html,ico,js,json,svg,txt,webmanifest,xml}';

const brotli = (data: Buffer) =>
  promisify(brotliCompress)(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
const zip = (data: Buffer) =>
  promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION });

/**
 * Precompresses files for nginx as `.br` and `.gz` if that makes them smaller.
 */
export async function compress(): Promise<void> {
  const names = globSync(compressible, { cwd: output, exclude: ['redirects'] });
  await Promise.all(
    names.map(async (name) => {
      const file = join(output, name);
      const data = await readFile(file);
      const forms = { br: await brotli(data), gz: await zip(data) };
      for (const [ending, small] of Object.entries(forms)) {
        if (small.length < data.length)
          await writeFile(`${file}.${ending}`, small);
      }
    }),
  );
}
