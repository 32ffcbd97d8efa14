import heicDecode from 'heic-decode';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
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

/**
 * Reads a picture. Makes a photo's files, without what it says about place and
 * camera. Reports errors at the line that names it.
 */
export async function readPicture(
  reader: PracticeReader,
  { file, line, what, name: named }: NamedPicture,
): Promise<ImageFile | undefined> {
  const [name = '', ...focus] = named.split(' ');
  const refuse = (problem: string): ImageFile | undefined => {
    reader.report(file, line, `The ${what} ${name} ${problem}`);
    return undefined;
  };
  const data = await readFile(join(reader.folder, name)).catch(() => undefined);
  if (!data)
    return refuse('is missing. Put the file there, or correct the name.');
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
  const url = `/assets/${basename(name, extname(name))}-${hash}`;
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
  const part = crop(width, height, ratio, focus);
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
      reader.pictures.set(src, {
        name,
        data: await cached(basename(src), encode),
      });
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
  focus: string[],
): Region {
  const size = {
    width: Math.min(width, Math.floor(height * ratio)),
    height: Math.min(height, Math.floor(width / ratio)),
  };
  const [x = 50, y = 40] = focus.map(Number.parseFloat);
  const start = (percent: number, whole: number, part: number) =>
    Math.round(
      Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part),
    );
  return {
    ...size,
    left: start(x, width, size.width),
    top: start(y, height, size.height),
  };
}

const photoCache = join(import.meta.dirname, '../../../.cache/photos');

/**
 * Encodes only once, because that takes seconds and the folder is read often.
 */
async function cached(
  name: string,
  encode: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(photoCache, name);
  const before = await readFile(file).catch(() => undefined);
  if (before) return before;
  const data = await encode();
  await mkdir(photoCache, { recursive: true });
  const whole = join(photoCache, randomUUID());
  await writeFile(whole, data);
  await rename(whole, file);
  return data;
}
