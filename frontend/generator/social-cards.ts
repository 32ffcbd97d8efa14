import { Resvg } from '@resvg/resvg-js';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori from 'satori';
import type { Site } from './bundle.ts';
import { cacheFolder, writeOutput } from './output.ts';
import { socialCard } from './social-card.ts';
import type { SiteColors } from './theme/site-colors.ts';

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
