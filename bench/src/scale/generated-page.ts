/** The source of a generated page, based on Edison's. Paths are relative to the frontend. */
export interface GeneratedPage {
  readonly files: Readonly<Record<string, string>>;
  /** Lines for the registry and the loaders. */
  readonly route: string;
  readonly loader: string;
}

/** @param town the source of Edison's content */
export function generatedPage(number: number, town: string): GeneratedPage {
  const id = `place-${number}`;
  const name = `place${number}`;
  return {
    files: {
      [`src/pages/town/${id}/${id}.ts`]: town
        .replace('const edison', `const ${name}`)
        .replaceAll('Edison', `Place ${number}`)
        .replace(`station: 'Place ${number}'`, "station: 'Edison'"),
      [`src/pages/town/${id}/page.ts`]: `import { recordEntry } from '@/seo/define-page';

export const page = recordEntry('${id}', {
  title: 'Eye Exam near Place ${number}, NJ | Station Lens',
  description: 'How to reach our eye doctors from place ${number} by road, train or bus, where to park, and what is asked.',
  updated: '2026-01-05',
  schemas: ['WebPage', 'FAQPage'],
});
`,
      [`src/pages/town/${id}/${id}-page.tsx`]: `import illustration from '../illustrations/town-edison.tsx?illustration';
import { TownPage } from '../town-page';
import { ${name} } from './${id}';
import { page } from './page';

export default function Page() {
  return <TownPage page={page} town={${name}} illustration={illustration} />;
}
`,
    },
    route: `plain('${id}', '/eye-exam-${id}-nj', 'Place ${number}', 'eye-exam-near-me'),`,
    loader: `'${id}': () => import('@/pages/town/${id}/${id}-page'),`,
  };
}
