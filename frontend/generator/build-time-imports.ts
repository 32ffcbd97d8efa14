import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, isAbsolute } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import * as palette from '../src/components/illustrations/palette.ts';
import { locale } from './locale-plugin.ts';
import { translate } from './locales/translate-plugin.ts';
import { optimizeSvg, recolorSvg } from './optimize-svg.ts';
import { chosenPractice } from './practice/read/load-practice.ts';
import { colorTokens } from './theme/color-tokens.ts';
import { loadColors } from './theme-plugin.ts';

/**
 * `import { seoRecords } from '…/dashboard-data?data'` evaluates the module at
 * build time and imports its exports as plain data. A normal import would
 * create a chunk for each page's entry, because the pages import them too.
 */
export const data = (language: string): Plugin => ({
  name: 'data',
  enforce: 'pre',
  load: {
    filter: { id: /\?data$/ },
    async handler(id) {
      const { define, resolve } = this.environment.getTopLevelConfig();
      const { module, dependencies } = await runnerImport<
        Record<string, unknown>
      >(id.replace(/\?data$/, ''), {
        configFile: false,
        define,
        plugins: [locale(language), translate(language)],
        resolve: { alias: resolve.alias },
      });
      for (const file of dependencies.filter(isAbsolute))
        this.addWatchFile(file);
      const code = Object.entries(module)
        .map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
        )
        .join('\n');
      return { code, moduleType: 'js' };
    },
  },
});

const paletteSheet = new URL(
  '../src/components/illustrations/palette.css',
  import.meta.url,
);

/**
 * The drawing in the palette's colors, without what the practice lacks
 * (`data-if`). In the file, each color of the palette is its default in light
 * mode, so that drawing programs show it.
 */
export async function readDrawing(file: string): Promise<string> {
  const [svg, css, { practice }] = await Promise.all([
    readFile(file, 'utf8'),
    readFile(paletteSheet, 'utf8'),
    chosenPractice(),
  ]);
  const light = colorTokens(css).filter(({ scheme }) => scheme === 'light');
  const variables = new Map([
    ...light.map(({ hex, name }): [string, string] => [hex, `var(--${name})`]),
    ...Object.values(palette).map((it): [string, string] => [
      /#\w+/.exec(it)?.[0] ?? it,
      it,
    ]),
  ]);
  return recolorSvg(svg, variables).replace(
    /<g data-if="(\w+)">.*?<\/g>/gs,
    (part, fact) => (fact in practice ? part : ''),
  );
}

/**
 * A file has the palette for light and dark mode, because it can’t see the
 * page’s.
 */
async function withPalette(svg: string): Promise<string> {
  const css = (await loadColors()).recolor(
    await readFile(paletteSheet, 'utf8'),
  );
  return optimizeSvg(
    svg.replace(/<svg[^>]*>/, (tag) => `${tag}<style>${css}</style>`),
  );
}

function size(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 -?\d+ (\d+) (\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/**
 * `import town from './illustrations/town.svg?illustration'` returns `{ src,
 * width, height }` of a hashed file, to keep the markup of illustrations out of
 * pages and scripts. With `?markup`, it returns `{ markup, width, height }`, to
 * draw a small one in the page.
 */
export const illustrations = (): Plugin => ({
  name: 'illustrations',
  enforce: 'pre',
  load: {
    filter: { id: /\.svg\?(?:illustration|markup)$/ },
    async handler(id) {
      const [file = '', query] = id.split('?');
      const drawing = await readDrawing(file);
      const code = (values: object) => ({
        code: `export default ${JSON.stringify({ ...values, ...size(drawing) })}`,
        moduleType: 'js' as const,
      });
      if (query === 'markup') {
        return code({
          markup: optimizeSvg(drawing).replace(/^<svg[^>]*>|<\/svg>$/g, ''),
        });
      }
      const svg = await withPalette(drawing);
      if (this.environment.mode !== 'build') {
        return code({ src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
      }
      const hash = createHash('sha256')
        .update(svg)
        .digest('base64url')
        .slice(0, 8);
      const fileName = `assets/${basename(file, '.svg')}-${hash}.svg`;
      this.emitFile({ type: 'asset', fileName, source: svg });
      return code({ src: `/${fileName}` });
    },
  },
});
