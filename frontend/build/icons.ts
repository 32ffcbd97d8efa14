import { Resvg } from '@resvg/resvg-js';
import { readFile } from 'node:fs/promises';
import { optimizeSvg } from './optimize-svg.ts';
import { writeOutput } from './output.ts';

const brand = new URL('../src/components/brand/', import.meta.url);

async function png(source: string, width: number): Promise<Buffer> {
  const svg = await readFile(new URL(source, brand), 'utf8');
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** An .ico file that holds one PNG of 32 × 32; the header is that of the format's first entry. */
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

/** The sign of the practice in every size that browsers and phones ask for. */
export async function drawIcons(): Promise<void> {
  const favicon = await readFile(new URL('favicon.svg', brand), 'utf8');
  await writeOutput('files/favicon.svg', optimizeSvg(favicon));
  await writeOutput('files/favicon.ico', ico(await png('favicon.svg', 32)));
  await writeOutput('files/apple-touch-icon.png', await png('apple-touch-icon.svg', 180));
  await writeOutput('files/icon-192.png', await png('favicon.svg', 192));
  await writeOutput('files/icon-512.png', await png('favicon.svg', 512));
  await writeOutput('files/icon-maskable-512.png', await png('maskable-icon.svg', 512));
}
