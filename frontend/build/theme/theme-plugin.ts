import { join } from 'node:path';
import type { Plugin } from 'vite';
import { practiceFolder } from '../practice/practice-folder.ts';
import { colorSheets } from './color-tokens.ts';
import { loadColors } from './load-colors.ts';

/**
 * Gives the site's style sheet, and the bar of the browser (`theme-color` in index.html), the colors
 * of the practice's theme.yaml.
 */
export function theme(): Plugin {
  return {
    name: 'theme',
    enforce: 'pre',
    transform: {
      filter: { id: colorSheets },
      async handler(css) {
        return { code: (await loadColors()).recolor(css), map: null };
      },
    },
    async transformIndexHtml(html) {
      return html.replace('var(--band)', (await loadColors()).light('band'));
    },
    hotUpdate: {
      // After the practice's plugin, which names what its facts change.
      order: 'post',
      handler({ file, modules }) {
        if (file !== join(practiceFolder, 'theme.yaml')) return undefined;
        const loaded = [...this.environment.moduleGraph.idToModuleMap.values()];
        return [...modules, ...loaded.filter(({ id }) => id && colorSheets.includes(id))];
      },
    },
  };
}
