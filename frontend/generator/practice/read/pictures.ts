import heicDecode from 'heic-decode';
import { closestMatch } from 'leven';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp, { type Region, type Sharp } from 'sharp';
import type { ImageFile } from '../../../src/content/prose.ts';
import type { PracticeReader } from './practice-reader.ts';

/** Bytes. */
const largestDrawing = 100_000;

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/**
 * How pages show photos: width by height, and the widths of the files in
 * pixels.
 */
const frames = {
  portrait: { ratio: 1, widths: [256, 384, 512, 768], sizes: '16rem' },
  picture: {
    ratio: 3 / 2,
    widths: [480, 768, 1152, 1600],
    sizes: '(min-width: 60em) 36rem, 95vw',
  },
} as const;

interface NamedPicture {
  /** Where it's named. */
  file: string;
  line: number;
  what: keyof typeof frames;
  /** Such as `images/maya.jpg 50% 30%`. */
  name: string;
}

/** The name can have spaces, so the focus is what follows the ending. */
const nameAndFocus = /^(.*\.\w+)(?: (\S+) (\S+))?$/;

/** The file of a picture, if there's one, and the names of all others. */
async function findFile(folder: string, name: string) {
  const names = await readdir(join(folder, dirname(name))).catch(() => []);
  // A Mac writes an accent apart from its letter.
  const wanted = basename(name).normalize();
  const found = names.find((each) => each.normalize() === wanted);
  const data =
    found === undefined
      ? undefined
      : await readFile(join(folder, dirname(name), found));
  return { data, names };
}

/** A name that needs no escapes in an address. */
const inAddress = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-');

/**
 * Reads a picture. Makes a photo's files, without what it says about place and
 * camera. Reports errors at the line that names it.
 */
export async function readPicture(
  reader: PracticeReader,
  { file, line, what, name: named }: NamedPicture,
): Promise<ImageFile | undefined> {
  const [, name = named, left = '50%', top = '40%'] =
    nameAndFocus.exec(named) ?? [];
  const refuse = (problem: string): ImageFile | undefined => {
    reader.report(file, line, `The ${what} ${name} ${problem}`);
    return undefined;
  };
  const { data, names } = await findFile(reader.folder, name);
  if (!data) {
    const guess = closestMatch(basename(name), names, { maxDistance: 4 });
    return refuse(
      `is missing. ${guess ? `Did you mean ${dirname(name)}/${guess}?` : 'Put the file there, or correct the name.'}`,
    );
  }
  if (data.length === 0)
    return refuse('is empty. Copy it again from where it was taken.');
  const drawing = extname(name) === '.svg';
  if (drawing && data.length > largestDrawing) {
    return refuse(
      `has ${kilobytes(data.length)}. Save it smaller: up to ${kilobytes(largestDrawing)}.`,
    );
  }
  const hash = createHash('sha256')
    .update(data)
    .update(named + JSON.stringify(frames[what]))
    .digest('base64url')
    .slice(0, 8);
  const url = `/assets/${inAddress(basename(name, extname(name)))}-${hash}`;
  const metadata = await sharp(data)
    .metadata()
    .catch(() => undefined);
  if (!metadata) {
    return refuse(
      'isn’t a picture that can be read. Save it as JPEG, HEIC, PNG, WebP or AVIF.',
    );
  }
  const { width, height } = metadata.autoOrient;
  if (drawing) {
    reader.pictures.set(`${url}.svg`, { name, data });
    return { src: `${url}.svg`, width, height };
  }
  const { ratio, widths, sizes } = frames[what];
  const part = crop(width, height, ratio, { left, top });
  const smaller = widths.filter((candidate) => candidate < part.width);
  const chosen =
    smaller.length === widths.length ? smaller : [...smaller, part.width];
  let cropped: Promise<Sharp> | undefined;
  const sources = { avif: '', webp: '' };
  let src = '';
  for (const format of ['avif', 'webp'] as const) {
    const candidates: string[] = [];
    for (const each of chosen) {
      src = `${url}-${each}.${format}`;
      const encode = async () => {
        cropped ??= decoded(data, metadata.compression).then((photo) =>
          photo.autoOrient().extract(part),
        );
        const resized = (await cropped).clone().resize(each);
        return resized
          .toFormat(format, { quality: format === 'avif' ? 50 : 74 })
          .toBuffer();
      };
      const resized = await cached(basename(src), encode);
      if (!resized) {
        return refuse(
          'is damaged or cut off. Copy it again from where it was taken.',
        );
      }
      reader.pictures.set(src, { name, data: resized });
      candidates.push(`${src} ${each}w`);
    }
    sources[format] = candidates.join(', ');
  }
  const widest = Math.max(...chosen);
  return {
    src,
    width: widest,
    height: Math.round(widest / ratio),
    photo: { ...sources, sizes },
  };
}

/** sharp reads only the size of a phone's HEIC. */
async function decoded(
  data: Buffer,
  compression: string | undefined,
): Promise<Sharp> {
  if (compression !== 'hevc') return sharp(data);
  const { width, height, data: pixels } = await heicDecode({ buffer: data });
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

/** The largest part with a ratio around the focus. */
function crop(
  width: number,
  height: number,
  ratio: number,
  focus: Readonly<Record<'left' | 'top', string>>,
): Region {
  const size = {
    width: Math.min(width, Math.floor(height * ratio)),
    height: Math.min(height, Math.floor(width / ratio)),
  };
  const start = (percent: string, whole: number, part: number) => {
    const middle = (whole * Number.parseFloat(percent)) / 100;
    return Math.round(Math.min(Math.max(middle - part / 2, 0), whole - part));
  };
  return {
    ...size,
    left: start(focus.left, width, size.width),
    top: start(focus.top, height, size.height),
  };
}

const photoCache = join(import.meta.dirname, '../../../.cache/photos');

/**
 * Encodes only once, because that takes seconds and the folder is read often.
 * Undefined if the photo can't be read to its end.
 */
async function cached(
  name: string,
  encode: () => Promise<Buffer>,
): Promise<Buffer | undefined> {
  const file = join(photoCache, name);
  const before = await readFile(file).catch(() => undefined);
  if (before) return before;
  const data = await encode().catch(() => undefined);
  if (!data) return undefined;
  await mkdir(photoCache, { recursive: true });
  const whole = join(photoCache, randomUUID());
  await writeFile(whole, data);
  await rename(whole, file);
  return data;
}
