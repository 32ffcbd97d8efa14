import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { shownLanguages } from './locales/locale-plugin.ts';
import { cacheFolder } from './output.ts';

/** The exports of the prerender entry. */
export type Site = typeof import('../src/app/entry-prerender.tsx');

/** Shows the admin page's sign-in form before the application runs. */
export const signInScript = 'src/features/admin/session/show-sign-in.ts';

/** The application in one language. */
export interface Bundle {
  site: Site;
  /** The browser's part. */
  clientFolder: string;
}

/** Builds the application in every language, English first. */
export async function bundleAll(): Promise<[Bundle, ...Bundle[]]> {
  const [first, ...others] = await shownLanguages();
  const english = await bundle(first);
  const translations: Bundle[] = [];
  for (const language of others) translations.push(await bundle(language));
  return [english, ...translations];
}

/** Builds the application for the browser, and for Node to prerender the pages. */
async function bundle(language: string): Promise<Bundle> {
  const folder = join(cacheFolder, 'bundle', language);
  const [clientFolder, serverFolder] = [join(folder, 'client'), join(folder, 'server')];
  // For vite.config.ts, which each build reads again.
  process.env.SITE_LANGUAGE = language;
  await build({
    logLevel: 'warn',
    build: {
      outDir: clientFolder,
      emptyOutDir: true,
      // The admin page is in English only.
      rolldownOptions: { input: ['index.html', ...(language === 'en' ? [signInScript] : [])] },
    },
  });
  await build({
    logLevel: 'warn',
    build: {
      outDir: serverFolder,
      emptyOutDir: true,
      ssr: 'src/app/entry-prerender.tsx',
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: true } },
    },
  });
  const entry = pathToFileURL(join(serverFolder, 'entry-prerender.js')).href;
  return { site: (await import(entry)) as Site, clientFolder };
}
