import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { shownLocales } from './locale-plugin.ts';
import { cacheFolder } from './output.ts';

/** The exports of the prerender entry. */
export type Site = typeof import('../src/app/entry-prerender.tsx');

/** The site in one language. */
export interface Bundle {
  site: Site;
  /** The browser's part. */
  clientFolder: string;
  /** The browser's part of the admin page, with the English site. */
  adminFolder?: string;
}

/** Builds the site in every language, English first. */
export async function bundleAll(): Promise<[Bundle, ...Bundle[]]> {
  const [english, ...others] = await shownLocales();
  const bundles: [Bundle, ...Bundle[]] = [await bundle(english.language)];
  for (const { language } of others) bundles.push(await bundle(language));
  return bundles;
}

/** Builds an application for the browser. */
async function bundleForBrowser(
  application: 'site' | 'admin',
  outDir: string,
): Promise<void> {
  process.env.SITE_APPLICATION = application;
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

/** Builds the site for the browser, and for Node to prerender the pages. */
async function bundle(language: string): Promise<Bundle> {
  const folder = join(cacheFolder, 'bundle', language);
  const clientFolder = join(folder, 'client');
  const serverFolder = join(folder, 'server');
  const adminFolder = join(folder, 'admin');
  // For vite.config.ts, which each build reads again.
  process.env.SITE_LANGUAGE = language;
  if (language === 'en') await bundleForBrowser('admin', adminFolder);
  await bundleForBrowser('site', clientFolder);
  await build({
    logLevel: 'warn',
    build: {
      outDir: serverFolder,
      emptyOutDir: true,
      ssr: 'src/app/entry-prerender.tsx',
      copyPublicDir: false,
      rolldownOptions: {
        output: { codeSplitting: true, entryFileNames: '[name].js' },
      },
    },
  });
  const entry = pathToFileURL(join(serverFolder, 'entry-prerender.js')).href;
  const site = (await import(entry)) as Site;
  return { site, clientFolder, ...(language === 'en' && { adminFolder }) };
}
