import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions, mergeConfig } from 'vite';
import type { Application } from './document.ts';
import { shownLocales } from './locale-plugin.ts';
import { cacheFolder } from './output.ts';
import { viteConfig } from './vite-config.ts';

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

/** Builds the site for the browser, and for Node to prerender the pages. */
async function bundle(language: string): Promise<Bundle> {
  const folder = join(cacheFolder, 'bundle', language);
  const clientFolder = join(folder, 'client');
  const serverFolder = join(folder, 'server');
  const adminFolder = join(folder, 'admin');
  if (language === 'en') await run(language, 'admin', { outDir: adminFolder });
  await run(language, 'site', { outDir: clientFolder });
  await run(language, 'site', {
    outDir: serverFolder,
    ssr: 'src/app/entry-prerender.tsx',
    copyPublicDir: false,
    rolldownOptions: {
      output: { codeSplitting: true, entryFileNames: '[name].js' },
    },
  });
  const entry = pathToFileURL(join(serverFolder, 'entry-prerender.js')).href;
  const site = (await import(entry)) as Site;
  return { site, clientFolder, ...(language === 'en' && { adminFolder }) };
}

/** Runs Vite in this process, so that all builds share what the practice says. */
async function run(
  language: string,
  application: Application,
  options: BuildOptions,
): Promise<void> {
  await build(
    mergeConfig(viteConfig(language, application), {
      configFile: false,
      logLevel: 'warn',
      build: { ...options, emptyOutDir: true },
    }),
  );
}
