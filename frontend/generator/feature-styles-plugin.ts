import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { integrity } from './integrity.ts';
import { withShortProperties } from './short-names.ts';

const features = resolve(import.meta.dirname, '../src/features');
const sheetModule = /^virtual:styles\/([\w-]+)$/;
const sheetPrefix = '\0feature-styles:';
const namesPrefix = '\0feature-class-names:';

/**
 * Builds the styles of these features (folders of src/features/) as a separate
 * file each, exported by `virtual:styles/<feature>`, to keep them out of the
 * style sheet that is inlined in every page. In development they're normal
 * styles.
 */
export function featureStyles(names: readonly string[]): Plugin {
  const links = new Map(
    names.map((name) => [name, { href: '', integrity: '' }]),
  );
  const classNames = new Map<string, Record<string, string>>();

  /** All modules of a feature as one string. Keeps the class names of each. */
  async function read(
    feature: string,
    config: ResolvedConfig,
  ): Promise<string> {
    const files = (
      await readdir(join(features, feature), { recursive: true })
    ).filter((file) => file.endsWith('.module.css'));
    const texts = files.sort().map(async (file) => {
      const path = join(features, feature, file);
      const { code, modules } = await preprocessCSS(
        await readFile(path, 'utf8'),
        path,
        config,
      );
      classNames.set(join(feature, file), modules ?? {});
      return withShortProperties(code).replace(/\s+/g, ' ');
    });
    return (await Promise.all(texts)).join('');
  }

  return {
    name: 'feature-styles',
    enforce: 'pre',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      for (const feature of names) {
        const source = await read(
          feature,
          this.environment.getTopLevelConfig(),
        );
        const hash = createHash('sha256')
          .update(source)
          .digest('base64url')
          .slice(0, 8);
        const fileName = `assets/${feature}-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        links.set(feature, {
          href: `/${fileName}`,
          integrity: integrity(source),
        });
      }
    },
    resolveId(source, importer) {
      const [, sheet] = sheetModule.exec(source) ?? [];
      if (sheet !== undefined) return sheetPrefix + sheet;
      if (!importer?.startsWith(features) || !source.endsWith('.module.css'))
        return undefined;
      const file = relative(features, resolve(importer, '..', source));
      const [feature = ''] = file.split(sep);
      if (!links.get(feature)?.href) return undefined;
      // Without the extension, so that Vite doesn't treat the class names as a
      // style sheet.
      return namesPrefix + file.replace(/\.css$/, '');
    },
    load(id) {
      if (id.startsWith(sheetPrefix)) {
        return `export default ${JSON.stringify(links.get(id.slice(sheetPrefix.length)))}`;
      }
      if (!id.startsWith(namesPrefix)) return undefined;
      const names = classNames.get(`${id.slice(namesPrefix.length)}.css`);
      return `export default ${JSON.stringify(names)}`;
    },
  };
}
