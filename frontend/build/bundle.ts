import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { cacheFolder } from './output.ts';

/** What the prerender entry exports: pages and the function that renders one. */
export type Site = typeof import('../src/app/entry-prerender.tsx');

/** Builds the application twice: for the browser, and for Node, which renders the pages with it. */
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
