import { imageSize } from 'image-size';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { PracticeReader } from './practice-reader.ts';

/** Bytes. */
const largestPicture = 100_000;

/** A picture as the pages show it. */
export interface Picture {
  /** The URL, which has a hash of the content. */
  src: string;
  width: number;
  height: number;
}

/** The file of a picture. */
export interface PictureFile {
  /** Relative to the practice's folder. */
  name: string;
  data: Buffer;
}

/**
 * Reads an image and reports errors at the line that names it.
 * @param what the image is, such as `portrait`
 */
export async function readPicture(
  reader: PracticeReader,
  { file, line, what, name }: { file: string; line: number; what: string; name: string },
): Promise<Picture | undefined> {
  const data = await readFile(join(reader.folder, name)).catch(() => undefined);
  const size = data && sizeOf(data);
  const problem = pictureProblem(`The ${what} ${name}`, data, size);
  if (problem) reader.report(file, line, problem);
  if (!data || !size) return undefined;
  const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
  const src = `/assets/${basename(name, extname(name))}-${hash}${extname(name)}`;
  reader.pictures.set(src, { name, data });
  return { src, ...size };
}

/** Undefined if the file isn't an image. */
function sizeOf(data: Buffer) {
  try {
    const { width, height } = imageSize(data);
    return { width, height };
  } catch {
    return undefined;
  }
}

function pictureProblem(picture: string, data: Buffer | undefined, size: object | undefined) {
  if (!data) return `${picture} is missing. Put the file there, or correct the name.`;
  if (data.length > largestPicture) {
    return `${picture} has ${Math.ceil(data.length / 1000)} kB. Save it smaller: up to ${largestPicture / 1000} kB.`;
  }
  return size ? undefined : `${picture} isn’t a picture that browsers can show.`;
}
