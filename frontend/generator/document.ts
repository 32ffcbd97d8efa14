import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Plugin } from 'vite';
import { storageKey } from '../src/pages/reading-comfort/choices.ts';
import type { Site } from './bundle.ts';
import { loadColors } from './theme-plugin.ts';

/**
 * The only inline script, the same on every page of every practice: it applies
 * what a visitor chose for reading comfort before anything is painted, and
 * again when another tab changes it or the browser brings back a page.
 * nginx/snippets/content-security-policy.conf allows it by its hash
 * (docs/accessibility.md).
 */
const firstScript = `(onstorage=onpageshow=()=>{try{document.documentElement.dataset.comfort=localStorage.${storageKey}||""}catch{}})()`;

/**
 * SITE_VARIANT builds a variant for `make bench`: `bare` has no scripts, and
 * `client-only` has empty pages that are rendered in the browser. Neither has
 * the admin page's preloads.
 */
export const variant = process.env.SITE_VARIANT;

/** The admin page has its own. In development, one server has both. */
export type Application = 'site' | 'admin';

/**
 * Puts both scripts and the color of the browser's bars into index.html.
 * Client-only pages load the application directly.
 */
export const completeDocument = (application?: Application): Plugin => ({
  name: 'document',
  transformIndexHtml: {
    order: 'pre',
    async handler(html, { originalUrl }) {
      const isAdmin =
        application === 'admin' || originalUrl?.startsWith('/admin');
      const boot = isAdmin ? 'boot-admin.ts' : 'boot.ts';
      const entry = isAdmin ? 'entry-admin.tsx' : 'entry-browser.tsx';
      return html
        .replace('var(--band)', (await loadColors()).light('band'))
        .replace('<!--first-script-->', () => `<script>${firstScript}</script>`)
        .replace('boot.ts', variant === 'client-only' ? entry : boot);
    },
  },
});

const parser = new new JSDOM('').window.DOMParser();

/** @throws Error if there's none */
function find(document: Document, selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The built index.html has no ${selector}.`);
  return element;
}

function link(document: Document, attributes: Record<string, string>) {
  const element = document.createElement('link');
  for (const [name, value] of Object.entries(attributes))
    element.setAttribute(name, value);
  return element;
}

const styleSheet = 'link[rel="stylesheet"]:not([media])';

/** The document of an application's pages, before a page is put into it. */
interface Template {
  document: Document;
  /** Has the bundle's files. */
  folder: string;
  /** Styles that aren't in the page. The admin page has none. */
  laterStyles?: LaterStyles;
}

/** A file of its own, for what's below the first screen. */
interface LaterStyles {
  path: string;
  css: string;
}

/** Cuts the style sheet where src/app/first-screen-end.css is. */
function cutStyles(css: string): [firstScreen: string, later: LaterStyles] {
  const [first, later] = css.split(':root{--first-screen-end:1}');
  if (!first || !later)
    throw new Error('The style sheet has no end of the first screen.');
  const name = hash('sha256', later, 'hex').slice(0, 8);
  return [first, { path: `assets/later-${name}.css`, css: later }];
}

function readTemplate(folder: string): Template {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  // Without indentation, which would be left where elements are moved away.
  const lines = html.split('\n').map((line) => line.trim());
  const document = parser.parseFromString(lines.join(''), 'text/html');
  return { document, folder };
}

function readStyles({ document, folder }: Template): string {
  const href = find(document, styleSheet).getAttribute('href') ?? '';
  return readFileSync(join(folder, href), 'utf8').trim();
}

/**
 * Text starts to load with the page, before a style sheet asks for its font.
 */
function preloadFont({ document }: Template, css: string): void {
  const [, href] = /url\(([^)]+\.woff2)\)/.exec(css) ?? [];
  if (!href) throw new Error('The style sheet names no font to preload.');
  find(document, styleSheet).before(
    link(document, {
      rel: 'preload',
      href,
      as: 'font',
      type: 'font/woff2',
      crossorigin: '',
    }),
  );
}

/**
 * Moves the boot script from the head, where Vite puts it, to the end of the
 * body. There it can be `async` and still find the whole page. Chromium holds
 * back the first paint for 100 ms while it loads a preloaded font, and uses
 * that time to lay out the page, but only if no script is left to wait for.
 */
function bootAtTheEnd({ document }: Template): void {
  document.body.append(find(document, 'script[type="module"]'));
}

/**
 * Adds hashes to scripts and style sheets. A browser refuses a file that isn't
 * the one of this build (docs/decisions/serving.md).
 */
function addIntegrity({ document, folder }: Template): void {
  const loading =
    'script[src], link:is([rel="stylesheet"], [rel="modulepreload"])';
  for (const element of document.querySelectorAll(loading)) {
    const path =
      element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    const digest = hash('sha256', readFileSync(join(folder, path)), 'base64');
    element.setAttribute('integrity', `sha256-${digest}`);
  }
}

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '');

/** What print.css prints first on every sheet. */
function addPrintedFacts({ document }: Template, site: Site): void {
  const { address, bookingUrl, name, phone } = site.practice;
  document.body.dataset.printed = `${phone.display}\n${name}`;
  const root = find(document, '#root');
  root.dataset.printed = [
    site.openingHours.sentences,
    `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
    site.urgentOnline(withoutScheme(site.absoluteUrl(''))),
  ].join('\n');
  // An answer that sends people to an emergency room doesn't print it.
  root.dataset.printedBooking = bookingUrl
    ? site.bookOnline(withoutScheme(bookingUrl))
    : '';
}

/**
 * The template of a language's pages.
 * @param styleFolder has the style sheet, inlined for a faster first paint. All
 * languages share that of the English pages, because the content security
 * policy allows only one.
 */
export function pageTemplate(
  site: Site,
  folder: string,
  styleFolder: string,
): Required<Template> {
  const template = readTemplate(folder);
  const { document } = template;
  const [css, laterStyles] = cutStyles(readStyles(readTemplate(styleFolder)));
  document.documentElement.lang = site.locale.language;
  preloadFont(template, css);
  const style = document.createElement('style');
  // print.css prints it before the paths of links.
  const host = withoutScheme(site.absoluteUrl(''));
  style.textContent = `${css}:root{--site:"${host}"}`;
  find(document, styleSheet).replaceWith(style);
  addPrintedFacts(template, site);
  bootAtTheEnd(template);
  addIntegrity(template);
  return { ...template, laterStyles };
}

/**
 * Makes the sign-in appear one round trip earlier. WebKit doesn't use a
 * preloaded answer, and asks again.
 */
const sessionPreload = {
  rel: 'preload',
  href: '/api/admin/check',
  as: 'fetch',
  crossorigin: 'use-credentials',
};

/**
 * The template of the admin page, with a style sheet of its own. What its boot
 * script loads is preloaded, but after that script.
 */
export function adminTemplate(folder: string): Template {
  const template = readTemplate(folder);
  const { document } = template;
  preloadFont(template, readStyles(template));
  bootAtTheEnd(template);
  if (!variant) {
    document.head.append(link(document, sessionPreload));
    const scripts = readdirSync(join(folder, 'assets')).filter((name) =>
      /^(?:site|vendor|rolldown-runtime)-.*\.js$/.test(name),
    );
    for (const name of scripts) {
      document.body.append(
        link(document, { rel: 'modulepreload', href: `/assets/${name}` }),
      );
    }
  }
  addIntegrity(template);
  return template;
}

export function withoutScripts({ document, ...others }: Template): Template {
  const copy = document.cloneNode(true) as Document;
  for (const script of copy.querySelectorAll('script')) script.remove();
  return { document: copy, ...others };
}

/** Completes what components/later-styles.tsx has rendered. */
function linkLaterStyles(document: Document, { path, css }: LaterStyles): void {
  const element = find(document, 'link[data-later-styles]');
  element.setAttribute('href', `/${path}`);
  element.setAttribute('integrity', `sha256-${hash('sha256', css, 'base64')}`);
}

/**
 * The template of the pages that nginx answers errors with. They're small,
 * because one can be sent thousands of times: the style sheet is a file.
 */
export function errorTemplate(site: Site, folder: string): Template {
  const template = withoutScripts(readTemplate(folder));
  template.document.documentElement.lang = site.locale.language;
  preloadFont(template, readStyles(template));
  addPrintedFacts(template, site);
  addIntegrity(template);
  return template;
}

/**
 * A whole page. React renders the tags of the head first; they're moved there.
 * @throws Error if the page has no title, because then its head tags weren't
 * found.
 */
export function completePage(
  { document: template, laterStyles }: Template,
  site: Site,
  rendered: string,
): string {
  const document = template.cloneNode(true) as Document;
  const root = find(document, '#root');
  root.innerHTML = rendered;
  const font = find(document, 'link[as="font"]');
  while (root.firstElementChild?.matches('title, meta, link'))
    font.before(root.firstElementChild);
  if (!document.title) throw new Error('The page rendered no head tags.');
  if (laterStyles) linkLaterStyles(document, laterStyles);
  site.linkCitations(document);
  if (variant === 'client-only') root.replaceChildren();
  return `<!doctype html>\n${document.documentElement.outerHTML}`;
}
