/**
 * Builds everything that nginx serves. See docs/architecture.md for the output.
 */
import { bundleAll } from './bundle.ts';
import { writeContactCard } from './contact-card.ts';
import { writeCrawlerFiles } from './sitemap-and-robots.ts';
import { drawIcons } from './icons.ts';
import { writeLaunchChecklist } from './launch-checklist/launch-checklist.ts';
import { writeManifest } from './manifest.ts';
import { compress, copyFiles, emptyOutput } from './output.ts';
import { reportErrors } from './practice/read/user-error.ts';
import { prerenderPages, writeErrors } from './prerender.ts';
import { writeRedirects } from './redirects.ts';
import { writeRelease } from './release.ts';
import { drawSocialCards } from './social-cards.ts';
import { loadColors } from './theme-plugin.ts';

await reportErrors(async () => {
  const bundles = await bundleAll();
  const [{ site, clientFolder }] = bundles;
  const sites = [
    site,
    ...bundles.slice(1).map((bundle) => bundle.site),
  ] as const;
  const colors = await loadColors();
  await emptyOutput();
  for (const bundle of bundles) {
    await prerenderPages(bundle, clientFolder);
    // Only the error pages link the style sheet of the English pages.
    const inlined =
      bundle.site === site
        ? /\/index\.html$/
        : /\/(?:index\.html|style-[^/]+\.css)$/;
    await copyFiles(bundle.clientFolder, inlined);
    if (bundle.adminFolder)
      await copyFiles(bundle.adminFolder, /\/index\.html$/);
  }
  await drawSocialCards(sites, colors);
  await drawIcons(colors);
  await writeCrawlerFiles(sites, colors);
  await writeContactCard(site);
  await writeErrors(site, clientFolder);
  await writeRedirects(sites);
  await writeManifest(sites);
  await writeLaunchChecklist(site);
  await writeRelease();
  await compress();
});
