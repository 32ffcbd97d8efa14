import type { Plugin } from 'vite';
import { storageKey } from '../src/pages/reading-comfort/choices.ts';

/**
 * The only inline script, the same on every page of every practice: it applies what a visitor chose for reading
 * comfort before anything is painted, and again when another tab changes it or the browser brings back a page.
 * nginx/snippets/content-security-policy.conf allows it by its hash (docs/accessibility.md).
 */
export const firstScript = `(onstorage=onpageshow=()=>{try{document.documentElement.dataset.comfort=localStorage.${storageKey}||""}catch{}})()`;

export function insertFirstScript(): Plugin {
  return {
    name: 'first-script',
    transformIndexHtml: (html) =>
      html.replace('<!--first-script-->', () => `<script>${firstScript}</script>`),
  };
}
