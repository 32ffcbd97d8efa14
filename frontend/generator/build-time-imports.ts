import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Alias, type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import { locale } from './locales/locale-plugin.ts';
import { translate } from './locales/translate-plugin.ts';
import { optimizeSvg } from './optimize-svg.ts';
import { loadColors } from './theme/site-colors.ts';

/**
 * `import { seoRecords } from '…/dashboard-data?data'` evaluates the module at build time and imports its
 * exports as plain data. A normal import would create a chunk for each page's entry, because the pages
 * import them too.
 */
export function data(language: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'data',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    load: {
      filter: { id: /\?data$/ },
      async handler(id) {
        const { module } = await runnerImport<Record<string, unknown>>(id.replace(/\?data$/, ''), {
          configFile: false,
          define: config.define,
          plugins: [locale(language), translate(language)],
          resolve: { alias: config.resolve.alias },
        });
        const code = Object.entries(module)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
        return { code, moduleType: 'js' };
      },
    },
  };
}

const query = '?illustration';
const palette = new URL('../src/components/illustrations/palette.css', import.meta.url);

/** Renders the illustration as a standalone SVG that includes the palette for light and dark mode. */
async function draw(file: string, alias: Alias[]): Promise<string> {
  const { module } = await runnerImport<Record<string, ComponentType>>(file, {
    configFile: false,
    resolve: { alias },
    oxc: { jsx: { runtime: 'automatic' } },
  });
  const [Illustration, ...others] = Object.values(module);
  if (!Illustration || others.length > 0) throw new Error(`${file} must export one illustration.`);
  const colors = await loadColors();
  const style = `<style>${colors.recolor(await readFile(palette, 'utf8'))}</style>`;
  const svg = renderToStaticMarkup(createElement(Illustration))
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace(' aria-hidden="true"', '')
    .replace(/^<svg[^>]*>/, (tag) => tag + style);
  return optimizeSvg(svg);
}

function size(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/**
 * `import town from './illustrations/town.tsx?illustration'` returns `{ src, width, height }` of a hashed
 * file, to keep the markup of large illustrations out of pages and scripts.
 */
export function illustrations(): Plugin {
  let serving = false;
  let alias: Alias[] = [];
  return {
    name: 'illustrations',
    enforce: 'pre',
    configResolved({ command, resolve }) {
      serving = command === 'serve';
      alias = resolve.alias;
    },
    async load(id) {
      if (!id.endsWith(query)) return undefined;
      const file = id.slice(0, -query.length);
      const svg = await draw(file, alias);
      const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
      const fileName = `assets/${basename(file, '.tsx')}-${hash}.svg`;
      if (!serving) this.emitFile({ type: 'asset', fileName, source: svg });
      const src = serving ? `data:image/svg+xml,${encodeURIComponent(svg)}` : `/${fileName}`;
      return { code: `export default ${JSON.stringify({ src, ...size(svg) })}`, moduleType: 'js' };
    },
  };
}
