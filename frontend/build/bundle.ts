import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { cacheFolder } from './output.ts';

/** The exports of the prerender entry. */
export type Site = typeof import('../src/app/entry-prerender.tsx');

/** Builds the application for the browser, and for Node to prerender the pages. */
export async function bundle(): Promise<{ site: Site; clientFolder: string }> {
  const clientFolder = join(cacheFolder, 'client');
  const serverFolder = join(cacheFolder, 'server');
  await build({ logLevel: 'warn', build: { outDir: clientFolder, emptyOutDir: true } });
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
