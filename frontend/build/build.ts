/** From the sources to everything nginx serves, one step a line. See docs/architecture.md for what it leaves. */
import { bundle } from './bundle.ts';
import { compress } from './compress.ts';
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

const { site, clientFolder } = await bundle();
await emptyOutput();
await prerenderPages(site, clientFolder);
await copyFiles(clientFolder);
await addIntegrity();
await drawSocialCards(site);
await drawIcons();
await writeCrawlerFiles(site);
await writeErrors(site);
await writeManifest(site);
await writeLaunchChecklist(site);
await writeRelease();
await compress();
