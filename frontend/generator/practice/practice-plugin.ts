import { basename, extname } from 'node:path';
import type { Plugin } from 'vite';
import { writeBackendFacts } from './backend-facts.ts';
import { loadPractice } from './load-practice.ts';
import { practiceFolder } from './practice-folder.ts';
import { codeOf, type Placed } from './practice-modules.ts';
import { type Picture, pictureHash } from './pictures.ts';

const modules = /^virtual:practice(?:\/[\w/-]+)?$/;

const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** The image's hashed file name. */
function assetName({ name, data }: Picture): string {
  return `assets/${basename(name, extname(name))}-${pictureHash(data)}${extname(name)}`;
}

const dataUrl = ({ name, data }: Picture) =>
  `data:${mediaTypes[extname(name)] ?? ''};base64,${data.toString('base64')}`;

/**
 * `import { practice } from 'virtual:practice'` imports the facts from the practice's folder as plain data,
 * like `virtual:practice/doctors` and others. They're read and validated at build time, so no parser reaches
 * the browser. In development, changed facts are also written for the backend. Texts are in one language, and what a practice hasn't
 * translated is left out.
 */
export function practice(language = 'en'): Plugin {
  let serving = false;
  let developing = false;
  /** Shared by all virtual modules until a file changes, because reading takes longer than bundling. */
  let reading: ReturnType<typeof loadPractice> | undefined;

  /** An image with its URL. `emit` adds the file to the build. */
  function picture(source: Picture, emit: (fileName: string, data: Buffer) => void) {
    const { width, height } = source;
    if (serving) return { src: dataUrl(source), width, height };
    const fileName = assetName(source);
    emit(fileName, source.data);
    return { src: `/${fileName}`, width, height };
  }

  return {
    name: 'practice',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    /** Evaluating `?data` modules and tests doesn't use a listening server. */
    configureServer({ httpServer }) {
      developing = httpServer !== null;
    },
    /** Any change in the folder invalidates all virtual modules. */
    hotUpdate({ file }) {
      if (!file.startsWith(practiceFolder)) return undefined;
      reading = undefined;
      const loaded = [...this.environment.moduleGraph.idToModuleMap.values()];
      return loaded.filter(({ id }) => id?.startsWith('\0virtual:practice'));
    },
    resolveId: { filter: { id: modules }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:practice/ },
      async handler(id) {
        reading ??= loadPractice(undefined, undefined, language);
        const loaded = await reading;
        if (developing) await writeBackendFacts(loaded.practice);
        const place: Placed = (source) =>
          picture(source, (fileName, data) =>
            this.emitFile({ type: 'asset', fileName, source: data }),
          );
        const code = codeOf(id.replace('\0virtual:practice', ''), loaded, place);
        return { code, moduleType: 'js' };
      },
    },
  };
}
