import { headTags } from './head-tags';
import type { Page } from './page';

/** React hoists these into the head and removes them when the page changes. */
export function PageHead({ page }: { page: Page }) {
  return headTags(page).map((tag) => {
    if (tag.tag === 'title') return <title key="title">{tag.text}</title>;
    const { tag: Element, ...attributes } = tag;
    return <Element key={Object.values(attributes)[0]} {...attributes} />;
  });
}
