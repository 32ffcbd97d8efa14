import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { preprocessCSS, type Plugin, type ResolvedConfig } from 'vite';
import { withShortProperties } from './custom-properties-plugin.ts';
import { integrity } from './integrity.ts';

const folder = resolve(import.meta.dirname, '../src/features/admin');
const sheetModule = 'virtual:admin-styles';
const namesPrefix = '\0admin-class-names:';

/**
 * Builds the admin's styles as a separate file, exported by `virtual:admin-styles`, to keep them out of the
 * style sheet that is inlined in every page. In development they're normal styles.
 */
export function adminStyles(): Plugin {
  let config: ResolvedConfig;
  let link = { href: '', integrity: '' };
  const classNames = new Map<string, Record<string, string>>();

  /** All modules as one string. Keeps the class names of each. */
  async function read(): Promise<string> {
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      file.endsWith('.module.css'),
    );
    const texts = files.sort().map(async (file) => {
      const path = join(folder, file);
      const { code, modules } = await preprocessCSS(await readFile(path, 'utf8'), path, config);
      classNames.set(file, modules ?? {});
      return withShortProperties(code).replace(/\s+/g, ' ');
    });
    return (await Promise.all(texts)).join('');
  }

  return {
    name: 'admin-styles',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command === 'serve') return;
      const source = await read();
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/admin-${hash}.css`;
      this.emitFile({ type: 'asset', fileName, source });
      link = { href: `/${fileName}`, integrity: integrity(source) };
    },
    resolveId(source, importer) {
      if (source === sheetModule) return `\0${sheetModule}`;
      if (!link.href || !importer?.startsWith(folder) || !source.endsWith('.module.css'))
        return undefined;
      // Without the extension, so that Vite doesn't treat the class names as a style sheet.
      return namesPrefix + relative(folder, resolve(importer, '..', source)).replace(/\.css$/, '');
    },
    load(id) {
      if (id === `\0${sheetModule}`) return `export default ${JSON.stringify(link)}`;
      if (!id.startsWith(namesPrefix)) return undefined;
      const names = classNames.get(`${id.slice(namesPrefix.length)}.css`);
      return `export default ${JSON.stringify(names)}`;
    },
  };
}
