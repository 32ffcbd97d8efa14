import react from '@vitejs/plugin-react';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { data, illustrations } from './generator/build-time-imports.ts';
import { chunkName, chunks } from './generator/chunks.ts';
import { completeDocument } from './generator/document.ts';
import { locale } from './generator/locale-plugin.ts';
import { translate } from './generator/locales/translate-plugin.ts';
import { practice } from './generator/practice/generate.ts';
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
    illustrations(),
    data(language),
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
    modules: {
      // Such as header-bar.
      generateScopedName: (name, file) =>
        `${basename(file, '.module.css')}-${name}`,
    },
    // Not Features.LightDark: for every `color-scheme` it writes fallbacks of
    // light-dark(), which no style uses.
    lightningcss: { exclude: 1_048_576 },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    // The oldest browsers. tsconfig.json keeps newer methods out.
    target: ['chrome94', 'firefox93', 'safari15'],
    // Styles stay as they're written.
    cssTarget: 'es2022',
    // One style sheet, small enough to inline in every page.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Loads a module's imports with it: on a slow phone, loading them afterward
    // takes twice as long. The boot script lists none, to stay small.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId }) =>
        hostId.includes('/boot-')
          ? []
          : files.filter((file) => !onEveryPage.test(file)),
    },
    rolldownOptions: {
      // Timings don’t help people who build the site, and axios finds no
      // adapter for fetch.
      checks: { bundlerTimings: false, importIsUndefined: false },
      output: {
        entryFileNames: `assets/${languageName('boot')}-[hash].js`,
        chunkFileNames: (chunk) =>
          `assets/${languageName(chunkName(chunk))}-[hash].js`,
        codeSplitting: chunks,
        // React runs at once. Otherwise, V8 reads most of it twice.
        postBanner: ({ name }) =>
          name === 'vendor' ? '//# allFunctionsCalledOnLoad' : '',
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
    // `make check` mostly waits for these tests. In `make test`, the browser
    // tests beside them keep all processors busy.
    maxWorkers: process.env.TEST_MATRIX ? 1 : 2,
    // Generous, for busy machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // It would use one practice's modules in the next one's tests.
    fsModuleCache: false,
  },
});
