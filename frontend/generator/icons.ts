import { Resvg } from '@resvg/resvg-js';
import { readFile } from 'node:fs/promises';
import { optimizeSvg, recolorSvg } from './optimize-svg.ts';
import { writeOutput } from './output.ts';
import { contrast, nearestLightness } from './theme/color-math.ts';
import type { SiteColors } from './theme/site-colors.ts';

/**
 * An icon in the theme's colors. The file has the default ones: brand, paper
 * and accent.
 */
async function readIcon(name: string, colors: SiteColors): Promise<string> {
  const brand = colors.light('brand');
  const accent = nearestLightness(
    colors.light('accent'),
    (candidate) => contrast(candidate, brand) >= 3,
  );
  const file = new URL(`../src/components/brand/${name}.svg`, import.meta.url);
  return recolorSvg(
    await readFile(file, 'utf8'),
    new Map([
      ['#0b4f55', brand],
      ['#fbf8f2', colors.light('paper')],
      ['#f6b73c', accent],
    ]),
  );
}

const png = (svg: string, width: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** Wraps a 32 × 32 PNG in an .ico file. */
function ico(image: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** The practice's icon in all sizes that browsers and phones need. */
export async function drawIcons(colors: SiteColors): Promise<void> {
  const favicon = await readIcon('favicon', colors);
  const touchIcon = await readIcon('apple-touch-icon', colors);
  const maskable = await readIcon('maskable-icon', colors);
  await writeOutput('files/favicon.svg', optimizeSvg(favicon));
  await writeOutput('files/favicon.ico', ico(png(favicon, 32)));
  await writeOutput('files/apple-touch-icon.png', png(touchIcon, 180));
  await writeOutput('files/icon-192.png', png(favicon, 192));
  await writeOutput('files/icon-512.png', png(favicon, 512));
  await writeOutput('files/icon-maskable-512.png', png(maskable, 512));
}
