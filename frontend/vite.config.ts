import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { adminStyles } from './build/admin-styles-plugin.ts';
import { axiosWithoutFetch } from './build/axios-plugin.ts';
import { data } from './build/data-plugin.ts';
import { illustrations } from './build/illustration-plugin.ts';
import { staticSections } from './build/static-plugin.ts';
import { practice } from './build/practice/practice-plugin.ts';
import { theme } from './build/theme/theme-plugin.ts';
import { variantEntry } from './build/variant.ts';

const siteUrl = (process.env.SITE_URL ?? 'http://localhost:8080').replace(/\/+$/, '');

/** Pages call their sections alike (`parts`, `difference`): the page's name in front tells them apart. */
function uniqueName(name: string, module: string | null): string {
  const [, page] = /\/src\/pages\/([^/]+)\/[^/]+$/.exec(module ?? '') ?? [];
  return page === undefined || name.endsWith('-page') ? name : `${page}-${name}`;
}

/** What every page shares, by folder and file; what it imports comes with it. */
const shared =
  /\/src\/(?:(?:app|app\/layout|components|seo)\/[^/]+|content\/(?:practice|percentages|number-words)|seo\/structured-data\/(?:ids|faq-page|person)|components\/toast\/toast-store)\.tsx?$/;

/** Where `.static` components of more than one page are named, which is all that such pages load of them. */
const sharedStatic = /\/src\/components\/.*\.static\.tsx\?static$/;

const siteChunk = (id: string) =>
  sharedStatic.test(id) ||
  (shared.test(id) && !/\.static\.|\/app\/(?:boot|entry-prerender)\./.test(id))
    ? 'site'
    : null;

export default defineConfig({
  plugins: [
    practice(),
    staticSections(),
    theme(),
    illustrations(),
    data(),
    adminStyles(),
    axiosWithoutFetch(),
    variantEntry(),
    react(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  define: {
    __SITE_URL__: JSON.stringify(siteUrl),
    __GA_MEASUREMENT_ID__: JSON.stringify(process.env.GA_MEASUREMENT_ID ?? ''),
  },
  css: { transformer: 'lightningcss' },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    // One style sheet, small enough to stand inline on every page; the admin has one of its own.
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // The application comes after the page: preload lists would only make the boot script larger.
    modulePreload: false,
    rolldownOptions: {
      // How long our plugins take is nothing for whoever builds the site.
      checks: { pluginTimings: false },
      output: {
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${uniqueName(name, facadeModuleId)}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'boot', test: /vite\/preload-helper|app\/boot/, priority: 2 },
            // One request for what never changes with us, one for what every page shares: together
            // they compress better than apart. The toast stays with the pages that toast.
            {
              name: 'vendor',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            { name: siteChunk, debugName: 'site' },
            {
              name: 'urgent',
              test: /\/src\/(components\/urgent\/urgent-text|content\/urgent-message)/,
            },
            // The doctors and their portraits, small and shown together: one request, not three.
            { name: 'doctors', test: /virtual:practice\/doctors/ },
          ],
        },
      },
    },
  },
  test: {
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    // It would keep one practice's modules for the next one's tests.
    fsModuleCache: false,
  },
});
