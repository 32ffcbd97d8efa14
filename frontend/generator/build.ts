/** Builds everything that nginx serves. See docs/architecture.md for the output. */
import { bundleAll } from './bundle.ts';
import { compress } from './compress.ts';
import { writeContactCard } from './contact-card.ts';
import { copyFiles } from './copy-files.ts';
import { emptyOutput } from './output.ts';
import { writeCrawlerFiles } from './crawler-files.ts';
import { writeErrors } from './errors.ts';
import { writeLaunchChecklist } from './launch-checklist.ts';
import { drawIcons } from './icons.ts';
import { addIntegrity } from './integrity.ts';
import { writeManifest } from './manifest.ts';
import { prerenderPages } from './prerender-pages.ts';
import { writeRelease } from './release.ts';
import { drawSocialCards } from './social-cards.ts';
import { loadColors } from './theme/load-colors.ts';

const bundles = await bundleAll();
const [{ site, clientFolder }] = bundles;
const sites = [site, ...bundles.slice(1).map((bundle) => bundle.site)] as const;
const colors = await loadColors();
await emptyOutput();
for (const bundle of bundles) {
  await prerenderPages(bundle, clientFolder);
  await copyFiles(bundle.clientFolder);
}
await addIntegrity();
await drawSocialCards(sites, colors);
await drawIcons(colors);
await writeCrawlerFiles(sites, colors);
await writeContactCard(site);
await writeErrors(site, clientFolder);
await writeManifest(sites);
await writeLaunchChecklist(site);
await writeRelease();
await compress();
