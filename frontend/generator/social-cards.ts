import { Resvg } from '@resvg/resvg-js';
import { hash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { readDrawing } from './build-time-imports.ts';
import type { Site } from './bundle.ts';
import { cacheFolder, writeOutput } from './output.ts';
import { type Loaded, chosenPractice } from './practice/read/load-practice.ts';
import { PracticeError } from './practice/read/user-error.ts';
import type { SiteColors } from './theme/site-colors.ts';

const font = 'Atkinson Hyperlegible Next';

interface Box {
  type: 'div' | 'img';
  props: {
    style: Record<string, string | number>;
    src?: string;
    children?: string | Box[];
  };
}

const box = (
  style: Box['props']['style'],
  children: string | Box[] = [],
): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/**
 * A circle around the middle of the lens, with a border outside of the
 * diameter.
 */
const circle = (
  diameter: number,
  border: number,
  style: Box['props']['style'],
  children: Box[] = [],
): Box =>
  box(
    {
      position: 'absolute',
      left: 1000 - diameter / 2 - border,
      top: 315 - diameter / 2 - border,
      width: diameter,
      height: diameter,
      borderRadius: diameter,
      borderWidth: border,
      borderStyle: 'solid',
      ...style,
    },
    children,
  );

/** Of the lens, in pixels. */
const lensSize = 380;

/**
 * The drawing of each page that has one, in `src/`. The others have that of
 * their kind.
 */
const drawings: Partial<Record<string, string>> = {
  home: 'pages/home/illustrations/street',
  about: 'pages/home/illustrations/families',
  'new-patients': 'components/illustrations/services/exams',
  'eye-care-resources': 'pages/eye-care-resources/illustrations/resources-lens',
  services: 'pages/services/illustrations/services-lens',
  'for-kids': 'components/illustrations/audiences/children',
  'myopia-management': 'components/illustrations/services/myopia-glasses',
  'myopia-treatment': 'components/illustrations/services/overnight-lens',
  'myopia-visit': 'pages/services/illustrations/kids',
  reviews: 'pages/home/illustrations/individuals',
  'eye-exam-near-me': 'pages/eye-exam-near-me/illustrations/eye-chart',
  'reading-comfort': 'pages/reading-comfort/illustrations/near-and-far',
  urgent: 'components/illustrations/services/eye-health',
  legal: 'components/illustrations/services/exams',
};

type Page = Site['indexablePages'][number];

/** The machine that builds may have no font, and would draw boxes. */
const hasText = (drawing: string | Buffer): boolean =>
  drawing.includes('<text');

/**
 * The picture in a page's lens: the practice's, or the drawing of the page or
 * of its kind.
 */
async function readIllustration(
  { id, kind }: Page,
  loaded: Loaded,
  colors: SiteColors,
) {
  const own = {
    about: loaded.pages.get('about')?.picture,
    contact: loaded.gettingHere.picture ?? loaded.community?.picture,
    'myopia-doctor': loaded.doctors.find(({ roles }) =>
      roles.includes('myopia'),
    )?.portrait,
    ...Object.fromEntries(
      loaded.towns.map(({ slug, picture }) => [`town-${slug}`, picture]),
    ),
  }[id];
  const picture = own && loaded.pictures.get(own.src);
  if (picture && !hasText(picture.data)) return picture.data;
  const name = drawings[id] ?? drawings[kind] ?? drawings.legal ?? '';
  const drawing = await readDrawing(
    join(import.meta.dirname, `../src/${name}.svg`),
  );
  if (hasText(drawing))
    throw new Error(`Convert the text in ${name}.svg to paths.`);
  return Buffer.from(
    drawing.replace(
      /var\(--([\w-]+)(?:, (#\w+))?\)/g,
      (_, token: string, fallback?: string) => {
        return fallback ?? colors.light(token);
      },
    ),
  );
}

/**
 * As large as the lens, without the rings around small drawings and portraits,
 * as a data URL.
 */
async function inLens(illustration: Buffer): Promise<string> {
  const picture = sharp(illustration, { density: 300 });
  const { width, height } = await picture.metadata();
  const size = Math.round(lensSize * (width === height ? 1.16 : 1));
  const png = picture.resize(size, size, { fit: 'cover' }).png();
  return `data:image/png;base64,${(await png.toBuffer()).toString('base64')}`;
}

const padding = 72;

/** Right of this are the rings. */
const textWidth = 660 - padding;
const maxHeadingHeight = 290;

const line = (
  fontSize: number,
  text: string,
  style: Box['props']['style'],
): Box =>
  box({ ...style, fontSize, width: textWidth, textWrap: 'balance' }, text);

/**
 * A question is on lines of its own, and no short word is alone on the last.
 */
const headingLine = (heading: string, fontSize: number): Box =>
  line(
    fontSize,
    heading.replace(/(?<=[?:]) /, '\n').replace(/ (?=\S{1,3}$)/, '\u{A0}'),
    {
      fontWeight: 700,
      lineHeight: 1.1,
      whiteSpace: 'pre-line',
    },
  );

/**
 * The social image, with the heading in a size in pixels: the page's name next
 * to its lens, and the practice's location.
 */
export const socialCard = (
  heading: string,
  fontSize: number,
  lens: string,
  { address, name, phone }: Site['practice'],
  colors: SiteColors,
): Box =>
  box(
    {
      // Without padding, because satori adds it to the size, like CSS by
      // default.
      width: 1200 - 2 * padding,
      height: 630 - 2 * padding,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding,
      background: colors.light('paper'),
      color: colors.light('ink'),
      fontFamily: font,
    },
    [
      circle(568, 32, { borderColor: colors.light('mist') }),
      circle(462, 24, { borderColor: colors.light('brand-soft') }),
      circle(
        lensSize,
        14,
        {
          borderColor: colors.light('brand'),
          background: colors.light('mist'),
          overflow: 'hidden',
          alignItems: 'center',
          justifyContent: 'center',
        },
        [{ type: 'img', props: { src: lens, style: { flexShrink: 0 } } }],
      ),
      line(40, name, { fontWeight: 700, color: colors.light('brand-strong') }),
      headingLine(heading, fontSize),
      box({ flexDirection: 'column' }, [
        line(32, `${address.street}, ${address.city}, ${address.state}`, {}),
        line(32, phone.display, {}),
      ]),
    ],
  );

const require = createRequire(import.meta.url);
const fontFile = (weight: 400 | 700) =>
  require.resolve(
    `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
  );

const fonts = await Promise.all(
  ([400, 700] as const).map(async (weight) => ({
    name: font,
    weight,
    data: await readFile(fontFile(weight)),
  })),
);

async function draw(card: Box): Promise<Resvg> {
  const options = { width: 1200, height: 630, fonts };
  return new Resvg(await satori(card as Parameters<typeof satori>[0], options));
}

/**
 * The largest size, in pixels, in which a heading stays left of the rings and
 * between the other lines, if there's one.
 */
export async function headingSize(
  heading: string,
): Promise<number | undefined> {
  for (let size = 80; size > 40; size -= 4) {
    const alone = box({ fontFamily: font }, [headingLine(heading, size)]);
    const drawn = (await draw(alone)).getBBox();
    if (
      drawn &&
      drawn.x + drawn.width <= textWidth &&
      drawn.height <= maxHeadingHeight
    )
      return size;
  }
  return undefined;
}

const cardCache = join(cacheFolder, 'social-cards');

/**
 * Renders a 1200 × 630 PNG for each public page, cached by its content. @throws
 * PracticeError with all headings that don't fit
 */
export async function drawSocialCards(
  sites: readonly Site[],
  colors: SiteColors,
): Promise<void> {
  await mkdir(cardCache, { recursive: true });
  const loaded = await chosenPractice();
  const tooLong: string[] = [];
  for (const { page, practice } of sites.flatMap((site) =>
    site.indexablePages.map((page) => ({ page, practice: site.practice })),
  )) {
    // Keep the state next to its city.
    const heading = page.title
      .replace(/ \| .*$/, '')
      .replace(/, (?=[A-Z]{2}$)/, ',\u{A0}');
    const lens = await inLens(await readIllustration(page, loaded, colors));
    const card = (size: number) =>
      socialCard(heading, size, lens, practice, colors);
    const key = hash('sha256', JSON.stringify(card(80)));
    const cached = join(cardCache, `${key}.png`);
    if (!existsSync(cached)) {
      const size = await headingSize(heading);
      if (size === undefined) {
        tooLong.push(
          `${page.path}: “${heading}” is too long for the page’s social image. Shorten its title.`,
        );
        continue;
      }
      // Another build can read it at any moment: images share the cache.
      const unfinished = `${cached}.${randomUUID()}`;
      await writeFile(unfinished, (await draw(card(size))).render().asPng());
      await rename(unfinished, cached);
    }
    await writeOutput(`files${page.socialImage}`, await readFile(cached));
  }
  if (tooLong.length > 0) throw new PracticeError(tooLong);
}
