import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { copiedExample } from '../../testing/copied-example.ts';

const copy = copiedExample();

test.each([
  [
    'is too large',
    Buffer.alloc(150_000, '<svg/>'),
    'Save it smaller: up to 100 kB.',
  ],
  ['isn’t an image', 'a letter', 'isn’t a picture'],
  ['is empty', '', 'images/portrait-ruth.svg is empty. Copy it again'],
])('rejects a portrait that %s', async (_, portrait, message) => {
  await writeFile(copy.path('images/portrait-ruth.svg'), portrait);
  await expect(copy.load()).rejects.toThrow(message);
});

/** A JPEG that doesn't compress well. */
const noise = () =>
  sharp({
    create: {
      width: 100,
      height: 100,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

test('reports a photo that was cut off, with the line that names it', async () => {
  const whole = await noise();
  await writeFile(
    copy.path('images/cut.jpg'),
    whole.subarray(0, whole.length / 2),
  );
  await expect(portraitFrom('cut.jpg')).rejects.toThrow(
    /dr-ruth-template\.md, line \d+: The portrait images\/cut\.jpg is damaged or cut off\./,
  );
});

test.each([
  ['IMG 2034 (1).JPG', 'IMG 2034 (1).JPG', 'IMG-2034-1--'],
  ['a name with an accent', 'José.jpg', 'Jose-'],
  ['an accent as a Mac writes it', 'Jose\u0301.jpg', 'Jose-', 'José.jpg'],
])('takes a photo by %s', async (_, file, address, written = file) => {
  await writeFile(copy.path(`images/${file}`), await noise());
  const { portrait } = await portraitFrom(written, ' 50% 30%');
  expect(portrait?.src).toMatch(new RegExp(`^/assets/${address}[\\w-]{8}-100`));
});

test('guesses which file is meant', async () => {
  await writeFile(copy.path('images/IMG_1.JPG'), await noise());
  await expect(portraitFrom('IMG_1.jpg')).rejects.toThrow(
    'images/IMG_1.jpg is missing. Did you mean images/IMG_1.JPG?',
  );
});

/** The portrait that replaces Ruth's, and its files by name. */
async function portraitFrom(file: string, focus = '') {
  const { doctors, pictures } = await copy.loadWith(
    'doctors/dr-ruth-template.md',
    'images/portrait-ruth.svg',
    `images/${file}${focus}`,
  );
  const portrait = doctors.find(
    ({ slug }) => slug === 'dr-ruth-template',
  )?.portrait;
  const files = [...pictures].filter(
    ([, { name }]) => name === `images/${file}`,
  );
  return {
    portrait,
    files: new Map(files.map(([src, { data }]) => [src, data])),
  };
}

const middleOf = async (data: Buffer | undefined) => [
  ...(await sharp(data).removeAlpha().resize(3, 3).raw().toBuffer()).subarray(
    12,
    15,
  ),
];

test.each([
  ['', 0],
  [' 50% 100%', 2],
])(
  'makes a phone’s photo small, upright and square, and forgets where it was taken: %s',
  async (focus, channel) => {
    // Held upright, as phones save it: on its side. Red above, blue below.
    const area = (width: number, background: string) => ({
      create: { width, height: 1500, channels: 3 as const, background },
    });
    const photo = sharp(area(2000, 'red'))
      .composite([{ input: area(1000, 'blue'), left: 1000, top: 0 }])
      .withExif({ IFD3: { GPSLatitude: '40/1 32/1 0/1' } })
      .withMetadata({ orientation: 6 });
    await photo.jpeg().toFile(copy.path('images/IMG_1.JPG'));
    const { portrait, files } = await portraitFrom('IMG_1.JPG', focus);
    expect(portrait).toMatchObject({ width: 768, height: 768 });
    const listed = `${portrait?.photo?.avif}, ${portrait?.photo?.webp}`.split(
      ', ',
    );
    expect(listed.map((each) => each.split(' ')[0])).toEqual([...files.keys()]);
    expect([...files.keys()].map((src) => src.replace(/.*-/, ''))).toEqual(
      ['avif', 'webp'].flatMap((format) =>
        [256, 384, 512, 768].map((width) => `${width}.${format}`),
      ),
    );
    for (const data of files.values()) {
      expect(await sharp(data).metadata()).not.toHaveProperty('exif');
      expect((await middleOf(data))[channel]).toBeGreaterThan(200);
    }
  },
);

test('reads the HEIC of phones', async () => {
  await cp(
    join(import.meta.dirname, 'photo.heic'),
    copy.path('images/IMG_2.HEIC'),
  );
  const { portrait, files } = await portraitFrom('IMG_2.HEIC');
  expect(portrait).toMatchObject({ width: 64, height: 64 });
  const [red = 0, green = 0, blue = 0] = await middleOf(
    files.get(portrait?.src ?? ''),
  );
  expect([green > red + 20, red > blue + 10]).toEqual([true, true]);
});
