import { Resvg } from '@resvg/resvg-js';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori from 'satori';
import type { Site } from './bundle.ts';
import { cacheFolder, writeOutput } from './output.ts';
import type { SiteColors } from './theme/site-colors.ts';

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

/** The social image: the page's name next to the lens, and the practice's location. */
export function socialCard(heading: string, practice: Site['practice'], colors: SiteColors): Box {
  const { address, name, phone } = practice;
  return box(
    {
      // Without padding, because satori adds it to the size, like CSS by default.
      width: 1200 - 2 * 72,
      height: 630 - 2 * 72,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
      background: colors.light('paper'),
      color: colors.light('ink'),
      fontFamily: 'Atkinson Hyperlegible Next',
    },
    [
      ring(760, colors.light('mist'), 44),
      ring(590, colors.light('brand-soft'), 30),
      ring(440, colors.light('brand'), 14),
      ring(250, colors.light('accent'), 12),
      box({ fontSize: 40, fontWeight: 700, color: colors.light('brand-strong') }, name),
      box({ fontSize: 80, fontWeight: 700, lineHeight: 1.1, width: 740 }, heading),
      box(
        { fontSize: 34 },
        `${address.street}, ${address.city}, ${address.state}  ·  ${phone.display}`,
      ),
    ],
  );
}

const require = createRequire(import.meta.url);
const fontFile = (weight: 400 | 700) =>
  require.resolve(
    `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
  );

const cardCache = join(cacheFolder, 'social-cards');

/** Renders a 1200 × 630 PNG for each public page, cached by its content. */
export async function drawSocialCards(sites: readonly Site[], colors: SiteColors): Promise<void> {
  const fonts = await Promise.all(
    ([400, 700] as const).map(async (weight) => ({
      name: 'Atkinson Hyperlegible Next',
      weight,
      data: await readFile(fontFile(weight)),
    })),
  );
  await mkdir(cardCache, { recursive: true });
  for (const { page, practice } of sites.flatMap((site) =>
    site.indexablePages.map((page) => ({ page, practice: site.practice })),
  )) {
    const card = socialCard(page.title.replace(/ \| .*$/, ''), practice, colors);
    const key = createHash('sha256').update(JSON.stringify(card)).digest('hex');
    const cached = join(cardCache, `${key}.png`);
    const png = await readFile(cached).catch(async () => {
      const svg = await satori(card as Parameters<typeof satori>[0], {
        width: 1200,
        height: 630,
        fonts,
      });
      const drawn = new Resvg(svg).render().asPng();
      await writeFile(cached, drawn);
      return drawn;
    });
    await writeOutput(`files${page.socialImage}`, png);
  }
}
