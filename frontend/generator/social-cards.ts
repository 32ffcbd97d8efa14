import { Resvg } from '@resvg/resvg-js';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori from 'satori';
import type { Site } from './bundle.ts';
import { cacheFolder, writeOutput } from './output.ts';
import { PracticeError } from './practice/practice-reader.ts';
import type { SiteColors } from './theme/site-colors.ts';

const font = 'Atkinson Hyperlegible Next';

interface Box {
  type: 'div';
  props: { style: Record<string, string | number>; children?: string | Box[] };
}

const box = (style: Box['props']['style'], children: string | Box[] = []): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** A ring of the lens, cut off by the card’s right edge. `diameter` is the inner one. */
const ring = (diameter: number, color: string, width: number): Box =>
  box({
    position: 'absolute',
    left: 1200 - diameter / 2 - width,
    top: 315 - diameter / 2 - width,
    width: diameter,
    height: diameter,
    borderRadius: diameter,
    border: `${width}px solid ${color}`,
  });

const padding = 72;

/** Right of this are the rings. */
const textWidth = 660 - padding;
const maxHeadingHeight = 290;

const line = (fontSize: number, text: string, style: Box['props']['style']): Box =>
  box({ ...style, fontSize, width: textWidth, textWrap: 'balance' }, text);

const headingLine = (heading: string, fontSize: number): Box =>
  line(fontSize, heading, { fontWeight: 700, lineHeight: 1.1 });

/** The social image, with the heading in a size in pixels: the page's name next to the lens, and the practice's location. */
export function socialCard(
  heading: string,
  fontSize: number,
  { address, name, phone }: Site['practice'],
  colors: SiteColors,
): Box {
  return box(
    {
      // Without padding, because satori adds it to the size, like CSS by default.
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
      ring(760, colors.light('mist'), 44),
      ring(590, colors.light('brand-soft'), 30),
      ring(440, colors.light('brand'), 14),
      ring(250, colors.light('accent'), 12),
      line(40, name, { fontWeight: 700, color: colors.light('brand-strong') }),
      headingLine(heading, fontSize),
      box({ flexDirection: 'column' }, [
        line(32, `${address.street}, ${address.city}, ${address.state}`, {}),
        line(32, phone.display, {}),
      ]),
    ],
  );
}

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

/** The largest size, in pixels, in which a heading stays left of the rings and between the other lines, if there's one. */
export async function headingSize(heading: string): Promise<number | undefined> {
  for (let size = 80; size > 40; size -= 4) {
    const alone = box({ fontFamily: font }, [headingLine(heading, size)]);
    const drawn = (await draw(alone)).getBBox();
    if (drawn && drawn.x + drawn.width <= textWidth && drawn.height <= maxHeadingHeight)
      return size;
  }
  return undefined;
}

const cardCache = join(cacheFolder, 'social-cards');

/** Renders a 1200 × 630 PNG for each public page, cached by its content. @throws PracticeError with all headings that don't fit */
export async function drawSocialCards(sites: readonly Site[], colors: SiteColors): Promise<void> {
  await mkdir(cardCache, { recursive: true });
  const tooLong: string[] = [];
  for (const { page, practice } of sites.flatMap((site) =>
    site.indexablePages.map((page) => ({ page, practice: site.practice })),
  )) {
    // Keep the state next to its city.
    const heading = page.title.replace(/ \| .*$/, '').replace(/, (?=[A-Z]{2}$)/, ',\u{A0}');
    const card = (size: number) => socialCard(heading, size, practice, colors);
    const key = createHash('sha256')
      .update(JSON.stringify(card(80)))
      .digest('hex');
    const cached = join(cardCache, `${key}.png`);
    if (!existsSync(cached)) {
      const size = await headingSize(heading);
      if (size === undefined) {
        tooLong.push(
          `${page.path}: “${heading}” is too long for the page’s social image. Shorten its title.`,
        );
        continue;
      }
      await writeFile(cached, (await draw(card(size))).render().asPng());
    }
    await writeOutput(`files${page.socialImage}`, await readFile(cached));
  }
  if (tooLong.length > 0) throw new PracticeError(tooLong);
}
