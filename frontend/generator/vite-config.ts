import react from '@vitejs/plugin-react';
import { basename, join } from 'node:path';
import type { UserConfig } from 'vite';
import { data, illustrations } from './build-time-imports.ts';
import { chunkName, chunks } from './chunks.ts';
import { type Application, completeDocument } from './document.ts';
import { locale } from './locale-plugin.ts';
import { translate } from './locales/translate-plugin.ts';
import { practice } from './practice/generate.ts';
import { staticSections } from './static-plugin.ts';
import { theme } from './theme-plugin.ts';

const root = join(import.meta.dirname, '..');

const siteUrl = (process.env.SITE_URL ?? 'http://localhost:8080').replace(
  /\/+$/,
  '',
);

/** React is the same file in every language. */
const inEveryLanguage = ['vendor', 'rolldown-runtime'];

const onEveryPage = /\/(?:site|vendor|boot|rolldown-runtime)-[\w-]+\.js$/;

/**
 * How Vite builds an application in one language.
 * @param application none in development, where one server has both
 */
export function viteConfig(
  language: string,
  application?: Application,
): UserConfig {
  /**
   * A name that no other language's chunk has, so that sizes can be compared
   * from build to build.
   */
  const languageName = (name: string) =>
    language === 'en' || inEveryLanguage.includes(name)
      ? name
      : `${name}-${language}`;
  return {
    root,
    plugins: [
      practice(language),
      locale(language),
      translate(language),
      staticSections(),
      theme(),
      illustrations(),
      data(language),
      completeDocument(application),
      react(),
    ],
    resolve: {
      alias: [
        {
          find: '@',
          replacement: join(root, 'src'),
        },
        // axios prefers XMLHttpRequest, which every browser has. The adapter for
        // fetch is a fifth of its size.
        {
          find: /^\.\/fetch\.js$/,
          replacement: 'axios/unsafe/helpers/null.js',
        },
      ],
    },
    define: {
      __SITE_URL__: JSON.stringify(siteUrl),
      __GA_MEASUREMENT_ID__: JSON.stringify(
        process.env.GA_MEASUREMENT_ID ?? '',
      ),
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
  };
}
