import { imageSize } from 'image-size';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PracticeReader } from './practice-reader.ts';

/** Bytes. */
const largestPicture = 100_000;

export interface Picture {
  /** Relative to the practice's folder. */
  name: string;
  data: Buffer;
  width: number;
  height: number;
}

/** A hash of the content, which is part of the URL. */
export const pictureHash = (data: Buffer) =>
  createHash('sha256').update(data).digest('base64url').slice(0, 8);

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
  return data && size && { name, data, ...size };
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
