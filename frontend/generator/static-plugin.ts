import { readFile } from 'node:fs/promises';
import { parseSync, type Plugin } from 'vite';

const query = '?static';

/**
 * `import { Letter } from './sections.static'` imports a component of
 * `sections.static.tsx` without hydration: its markup is prerendered, and its
 * code is loaded only on client-side navigation. Every export must be a
 * component.
 */
export function staticSections(): Plugin {
  return {
    name: 'static-sections',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.static$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, {
          skipSelf: true,
        });
        return resolved && `${resolved.id}${query}`;
      },
    },
    load: {
      filter: { id: /\.static\.tsx\?static$/ },
      async handler(id) {
        const file = id.slice(0, -query.length);
        const { module } = parseSync(file, await readFile(file, 'utf8'));
        const sections = module.staticExports
          .flatMap(({ entries }) => entries)
          .map(
            ({ exportName: { name } }) =>
              `export const ${name} = withoutHydration(load, '${name}');`,
          );
        const code = `import { withoutHydration } from '@/components/hydration';
const load = () => import(${JSON.stringify(file)});
${sections.join('\n')}`;
        return { code, moduleType: 'js' };
      },
    },
  };
}
