import { join } from 'node:path';
import type { Plugin } from 'vite';
import { practiceFolder } from '../practice/practice-folder.ts';
import { colorSheets } from './color-tokens.ts';
import { loadColors } from './load-colors.ts';
import { withChoices } from './with-choices.ts';

/**
 * Applies the colors in the practice's theme.yaml to the style sheets and to `theme-color` in index.html.
 */
export function theme(): Plugin {
  return {
    name: 'theme',
    enforce: 'pre',
    transform: {
      filter: { id: colorSheets },
      async handler(css) {
        return { code: withChoices((await loadColors()).recolor(css)), map: null };
      },
    },
    async transformIndexHtml(html) {
      return html.replace('var(--band)', (await loadColors()).light('band'));
    },
    hotUpdate({ file, modules }) {
      if (file !== join(practiceFolder, 'theme.yaml')) return undefined;
      const loaded = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...modules, ...loaded.filter(({ id }) => id && colorSheets.includes(id))];
    },
  };
}
