import { sectionLoaders } from 'virtual:practice/section-loaders';
import { withoutHydration } from './without-hydration';

const sectionsOf = Object.fromEntries(
  Object.entries(sectionLoaders).map(([id, load]) => [id, withoutHydration(load)]),
);

/** What `text/en/<page>.md` of the practice's folder adds to a page: its sections under `##` headings. */
export function LocalSections({ page }: { page: { id: string } }) {
  const Sections = sectionsOf[page.id];
  return Sections ? <Sections /> : null;
}
