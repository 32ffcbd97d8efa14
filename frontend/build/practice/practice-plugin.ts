import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { Plugin } from 'vite';
import { writeBackendFacts } from './backend-facts.ts';
import type { Picture } from './doctors.ts';
import { loadPractice, practiceFolder } from './load-practice.ts';

const modules = /^virtual:practice(?:\/(?:doctors|reviews|awards))?$/;

const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** The picture's name in the build, which changes with its content. */
function assetName({ name, data }: Picture): string {
  const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
  return `assets/${basename(name, extname(name))}-${hash}${extname(name)}`;
}

const dataUrl = ({ name, data }: Picture) =>
  `data:${mediaTypes[extname(name)] ?? ''};base64,${data.toString('base64')}`;

/**
 * `import { practice } from 'virtual:practice'` gives the facts of the practice's folder as plain
 * data: read, checked and completed at build, so that no parser reaches the browser. So do
 * `virtual:practice/doctors`, `/reviews` and `/awards`. In development the backend gets its facts
 * again too when they change.
 */
export function practice(): Plugin {
  let serving = false;
  let developing = false;

  /** A picture as pages show it; `emit` puts it into the build. */
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
    /** Data is evaluated without a server, also in development; the server of tests doesn't listen. */
    configureServer({ httpServer }) {
      developing = httpServer !== null;
    },
    /** Any change in the folder changes all that is made of it. */
    hotUpdate({ file }) {
      if (!file.startsWith(practiceFolder)) return undefined;
      const loaded = [...this.environment.moduleGraph.idToModuleMap.values()];
      return loaded.filter(({ id }) => id?.startsWith('\0virtual:practice'));
    },
    resolveId: { filter: { id: modules }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:practice/ },
      async handler(id) {
        const read = await loadPractice();
        if (developing) await writeBackendFacts(read.practice);
        const doctors = read.doctors.map(({ portrait, ...doctor }) => ({
          ...doctor,
          portrait: picture(portrait, (fileName, source) =>
            this.emitFile({ type: 'asset', fileName, source }),
          ),
        }));
        const withRole = (role: 'founder' | 'myopia' | 'newest') =>
          doctors.find(({ roles }) => roles.includes(role));
        const { slug, name, credentials, portrait } = withRole('myopia') ?? {};
        const exported: Record<string, Record<string, unknown>> = {
          '\0virtual:practice': {
            practice: read.practice,
            // Every page knows the address of this doctor's page, and few know the doctors.
            myopiaDoctor: { slug, name, credentials, portrait },
          },
          '\0virtual:practice/doctors': {
            doctors,
            founder: withRole('founder'),
            doctorForMyopia: withRole('myopia'),
            newestDoctor: withRole('newest'),
          },
          '\0virtual:practice/reviews': { reviews: read.reviews },
          '\0virtual:practice/awards': { awards: read.awards },
        };
        const code = Object.entries(exported[id] ?? {})
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
        return { code, moduleType: 'js' };
      },
    },
  };
}
