import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { axiosWithoutFetch } from './build/axios-plugin.ts';
import { className } from './build/class-names.ts';
import { shortCustomProperties } from './build/custom-properties-plugin.ts';
import { data } from './build/data-plugin.ts';
import { featureStyles } from './build/feature-styles-plugin.ts';
import { insertFirstScript } from './build/first-script.ts';
import { illustrations } from './build/illustration-plugin.ts';
import { locale } from './build/locales/locale-plugin.ts';
import { translate } from './build/locales/translate-plugin.ts';
import { staticSections } from './build/static-plugin.ts';
import { practice } from './build/practice/practice-plugin.ts';
import { smallRouter } from './build/router-plugin.ts';
import { theme } from './build/theme/theme-plugin.ts';
import { variantEntry } from './build/variant.ts';

/** Set by the build for each language. */
const language = process.env.SITE_LANGUAGE ?? 'en';

const siteUrl = (process.env.SITE_URL ?? 'http://localhost:8080').replace(/\/+$/, '');

/** React is the same file in every language. */
const inEveryLanguage = ['vendor', 'rolldown-runtime'];

/**
 * A name that no other chunk has, so that sizes can be compared from build to build. Pages have modules with equal
 * names (`parts`, `content`), so this adds the page's name, and the language unless it's English.
 */
function uniqueName(name: string, modules: readonly string[]): string {
  const pages = modules.map((id) => /\/src\/pages\/([^/]+)\/([^/]+)\.tsx?$/.exec(id));
  const [, page] = pages.find((match) => match?.[2] === name) ?? [];
  const named = page === undefined || /(?:^|-)page$/.test(name) ? name : `${page}-${name}`;
  return language === 'en' || inEveryLanguage.includes(name) ? named : `${named}-${language}`;
}

/** Modules that every page shares, by folder and file. Their imports are included. */
const shared =
  /virtual:practice\/no-text|\/src\/(?:(?:app|app\/layout|components|seo)\/[^/]+|content\/(?:practice|offered-treatments|in-words|question|opening-details)|components\/toast\/toast-store)\.tsx?(?:\?data)?$/;

/** Placeholders for `.static` components of more than one page. */
const sharedStatic = /\/src\/components\/.*\.static\.tsx\?static$/;

/** Modules that only static sections and the build import, or few pages. */
const notShared =
  /\.static\.|\/components\/(?:steps|tool|treatment-tabs)\.|\/app\/(?:boot|entry-prerender)\.|\/seo\/medical-review\./;

const siteChunk = (id: string) =>
  sharedStatic.test(id) || (shared.test(id) && !notShared.test(id)) ? 'site' : null;

const pageChunk = /(?<!\/admin)-(?:page|template)-[\w-]+\.js$/;
const onEveryPage = /\/(?:site|vendor|boot|rolldown-runtime)-[\w-]+\.js$/;

export default defineConfig({
  plugins: [
    practice(language),
    locale(language),
    translate(language),
    staticSections(),
    theme(),
    shortCustomProperties(),
    illustrations(),
    data(language),
    featureStyles(['admin', 'tools']),
    axiosWithoutFetch(),
    smallRouter(),
    insertFirstScript(),
    variantEntry(),
    react(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  define: {
    __SITE_URL__: JSON.stringify(siteUrl),
    __GA_MEASUREMENT_ID__: JSON.stringify(process.env.GA_MEASUREMENT_ID ?? ''),
  },
  css: {
    modules: { generateScopedName: className },
    // Not Features.LightDark: for every `color-scheme` it writes fallbacks of light-dark(), which no style uses.
    lightningcss: { exclude: 1_048_576 },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    // For the admin page's tags.
    manifest: true,
    // One style sheet, small enough to inline in every page. The admin and the tools have their own.
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // Preload a page chunk's imports with it: on a slow phone, loading them afterward takes twice as long. Excludes
    // the boot script's imports, to keep it small, those of the admin page, which names them in its HTML, and chunks
    // that every page has loaded already. The page chunk itself isn't preloaded, because it's imported at once.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostId }) =>
        pageChunk.test(file) && !hostId.includes('/boot-')
          ? files.filter((one) => one !== file && !onEveryPage.test(one))
          : [],
    },
    rolldownOptions: {
      // Plugin timings don't help people who build the site.
      checks: { pluginTimings: false },
      output: {
        chunkFileNames: ({ name, moduleIds }) => `assets/${uniqueName(name, moduleIds)}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'boot', test: /vite\/preload-helper|app\/boot/, priority: 2 },
            // One chunk for libraries and one for what every page shares, because larger chunks compress
            // better. The toast stays with the pages that show toasts.
            {
              name: 'vendor',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            { name: siteChunk, debugName: 'site' },
            { name: 'show-sign-in', test: /\/admin\/session\/(?:show-sign-in|first-screen)\./ },
            { name: 'axios', test: /node_modules\/axios\// },
            // With all of TanStack Query, also what only the dashboard uses: one chunk compresses better than two.
            { name: 'admin-page', test: /\/src\/pages\/admin\/|node_modules\/@tanstack\// },
            {
              name: 'urgent',
              test: /\/src\/(components\/urgent\/urgent-text|content\/urgent-message)/,
            },
            // The doctors and their portraits are small and shown together: one request, not three.
            { name: 'doctors', test: /virtual:practice\/doctors/ },
          ],
        },
      },
    },
  },
  test: {
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    // Generous, for busy machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // It would use one practice's modules in the next one's tests.
    fsModuleCache: false,
  },
});
