import type { Plugin } from 'vite';

const query = '?static';

/**
 * `import Letter from './letter.static'` imports the component of `letter.static.tsx` without hydration: its
 * markup is prerendered, and its code is loaded only on client-side navigation.
 */
export function staticSections(): Plugin {
  return {
    name: 'static-sections',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.static$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return resolved && `${resolved.id}${query}`;
      },
    },
    load: {
      filter: { id: /\.static\.tsx\?static$/ },
      handler(id) {
        const file = JSON.stringify(id.slice(0, -query.length));
        const code = `import { withoutHydration } from '@/components/hydration';
export default withoutHydration(() => import(${file}));`;
        return { code, moduleType: 'js' };
      },
    },
  };
}
