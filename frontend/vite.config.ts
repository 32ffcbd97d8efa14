import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { adminStyles } from './build/admin-styles-plugin.ts';
import { axiosWithoutFetch } from './build/axios-plugin.ts';
import { data } from './build/data-plugin.ts';
import { illustrations } from './build/illustration-plugin.ts';
import { practice } from './build/practice/practice-plugin.ts';
import { variantEntry } from './build/variant.ts';

const siteUrl = (process.env.SITE_URL ?? 'http://localhost:8080').replace(/\/+$/, '');

/** Pages call their sections alike (`parts`, `difference`): the page's name in front tells them apart. */
function uniqueName(name: string, module: string | null): string {
  const [, page] = /\/src\/pages\/([^/]+)\/[^/]+$/.exec(module ?? '') ?? [];
  return page === undefined || name.endsWith('-page') ? name : `${page}-${name}`;
}

export default defineConfig({
  plugins: [
    practice(),
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
            {
              name: 'site',
              test: /\/src\/(app\/(?!boot|entry-prerender|layout\/footer)|content\/(practice|percentages|number-words)|seo\/(?!pages|structured-data\/(?!ids|faq-page|person))|components\/(?!source-list|getting-here-steps|urgent-(?!link)|toast\/(toaster|toast-position)|use-hydrated|illustrations\/(?!canvas|palette)))/,
            },
            // What the form and the list of urgent signs share.
            {
              name: 'urgent',
              test: /\/src\/(components\/urgent-(advice|text)|content\/urgent-message)/,
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
    // Kept from run to run, a module made of the practice's folder would be another practice's.
    fsModuleCache: false,
  },
});
