import { sectionLoaders } from 'virtual:practice/section-loaders';
import { withoutHydration } from './without-hydration';

const sectionsOf = Object.fromEntries(
  Object.entries(sectionLoaders).map(([id, load]) => [id, withoutHydration(load)]),
);

/** The sections that the practice's `text/en/<page>.md` adds to a page. */
export function LocalSections({ page }: { page: { id: string } }) {
  const Sections = sectionsOf[page.id];
  return Sections ? <Sections /> : null;
}
