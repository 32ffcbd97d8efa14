/** Texts of one more page, made after the landing page of Edison. Paths are relative to the frontend. */
export interface GeneratedPage {
  readonly files: Readonly<Record<string, string>>;
  /** What the registry, its type aside, and the loaders say of it. */
  readonly route: string;
  readonly entryImport: string;
  readonly entry: string;
  readonly loader: string;
}

/** @param town the source of Edison's words; a page of 200 is told from the others by its number */
export function generatedPage(number: number, town: string): GeneratedPage {
  const id = `place-${number}`;
  const name = `place${number}`;
  return {
    files: {
      [`src/content/towns/${id}.ts`]: town
        .replace('const edison', `const ${name}`)
        .replaceAll('Edison', `Place ${number}`)
        .replace(`station: 'Place ${number}'`, "station: 'Edison'"),
      [`src/registry/entries/${id}.ts`]: `import { record } from '../record';

export const ${name}Entry = record('${id}', {
  title: 'Eye Exam near Place ${number}, NJ | Station Lens',
  description: 'How to reach our eye doctors from place ${number} by road, train or bus, where to park, and what is asked.',
  updated: '2026-01-05',
  schemas: ['WebPage', 'FAQPage'],
});
`,
      [`src/pages/town/${id}-page.tsx`]: `import { ${name} } from '@/content/towns/${id}';
import drawing from '@/pictures/town-edison.tsx?drawing';
import { ${name}Entry } from '@/registry/entries/${id}';
import { TownPage } from './town-page';

export default function Page() {
  return <TownPage page={${name}Entry} town={${name}} drawing={drawing} />;
}
`,
    },
    route: `plain('${id}', '/eye-exam-${id}-nj', 'Place ${number}', 'eye-exam-near-me'),`,
    entryImport: `import { ${name}Entry } from './entries/${id}';`,
    entry: `${name}Entry,`,
    loader: `'${id}': () => import('@/pages/town/${id}-page'),`,
  };
}
