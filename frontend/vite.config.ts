import react from '@vitejs/plugin-react';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { data, illustrations } from './generator/build-time-imports.ts';
import { adminChunks, chunks } from './generator/chunks.ts';
import { application, completeDocument } from './generator/document.ts';
import { featureStyles } from './generator/feature-styles-plugin.ts';
import { locale } from './generator/locale-plugin.ts';
import { translate } from './generator/locales/translate-plugin.ts';
import { practice } from './generator/practice/generate.ts';
import { className, shortCustomProperties } from './generator/short-names.ts';
import { smallRouter } from './generator/small-router.ts';
import { staticSections } from './generator/static-plugin.ts';
import { theme } from './generator/theme-plugin.ts';

/** Set by the build for each language. */
const language = process.env.SITE_LANGUAGE ?? 'en';

const siteUrl = (process.env.SITE_URL ?? 'http://localhost:8080').replace(
  /\/+$/,
  '',
);

/** React is the same file in every language. */
const inEveryLanguage = ['vendor', 'rolldown-runtime'];

/**
 * A name that no other language's chunk has, so that sizes can be compared from
 * build to build.
 */
const languageName = (name: string) =>
  language === 'en' || inEveryLanguage.includes(name)
    ? name
    : `${name}-${language}`;

const pageChunk = /-(?:page|template)-[\w-]+\.js$/;
const sectionsChunk = /-sections(?:-[a-z]{2})?-[\w-]+\.js$/;
const onEveryPage = /\/(?:site|vendor|boot|rolldown-runtime)-[\w-]+\.js$/;

const root = new URL('.', import.meta.url);
const testFiles = globSync('{src,generator,../shared/src}/**/*.test.{ts,tsx}', {
  cwd: root,
});
const replacesModules = (file: string) =>
  /\bvi\.(?:doMock|mock|resetModules)\(/.test(
    readFileSync(new URL(file, root), 'utf8'),
  );

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
    smallRouter(),
    completeDocument(),
    react(),
  ],
  resolve: {
    alias: [
      {
        find: '@',
        replacement: fileURLToPath(new URL('src', import.meta.url)),
      },
      // axios prefers XMLHttpRequest, which every browser has. The adapter for
      // fetch is a fifth of its size.
      { find: /^\.\/fetch\.js$/, replacement: 'axios/unsafe/helpers/null.js' },
    ],
  },
  define: {
    __SITE_URL__: JSON.stringify(siteUrl),
    __GA_MEASUREMENT_ID__: JSON.stringify(process.env.GA_MEASUREMENT_ID ?? ''),
  },
  css: {
    modules: { generateScopedName: className },
    // Not Features.LightDark: for every `color-scheme` it writes fallbacks of
    // light-dark(), which no style uses.
    lightningcss: { exclude: 1_048_576 },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    // Smaller than with Oxc, which the budgets need. V8 compiles React at once
    // only if its functions are in parentheses, and would otherwise read it
    // twice.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      compress: { passes: 2, keep_fargs: false },
      format: { wrap_func_args: true },
    },
    // One style sheet, small enough to inline in every page. The admin and the
    // tools have their own.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Preload a page chunk's imports with it: on a slow phone, loading them
    // afterward takes twice as long. Excludes the boot script's imports, to
    // keep it small, and chunks that every page has loaded already. The page
    // chunk itself isn't preloaded, because it's imported at once.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostId }) =>
        (pageChunk.test(file) || sectionsChunk.test(file)) &&
        !hostId.includes('/boot-')
          ? files.filter((one) => one !== file && !onEveryPage.test(one))
          : [],
    },
    rolldownOptions: {
      // Plugin timings don’t help people who build the site, and axios finds no
      // adapter for fetch.
      checks: { pluginTimings: false, importIsUndefined: false },
      output: {
        chunkFileNames: ({ name }) => `assets/${languageName(name)}-[hash].js`,
        codeSplitting: application === 'admin' ? adminChunks : chunks,
      },
    },
  },
  test: {
    // Test files share the modules that they import, because loading those
    // again takes longer than all tests. Files that replace modules get their
    // own.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared modules',
          include: testFiles.filter((file) => !replacesModules(file)),
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'own modules',
          include: testFiles.filter(replacesModules),
        },
      },
    ],
    // Generous, for busy machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // It would use one practice's modules in the next one's tests.
    fsModuleCache: false,
  },
});
