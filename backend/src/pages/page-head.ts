import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parse } from 'parse5';

/** The tags in a page's head that search engines read, by name. */
interface Head {
  readonly tags: ReadonlyMap<string, readonly string[]>;
  /** Names of such tags in the body, where they have no effect. */
  readonly strayTags: ReadonlySet<string>;
}

/** Parses the HTML like a browser. */
export function readHead(html: string): Head {
  const tags = new Map<string, string[]>();
  const strayTags = new Set<string>();
  const visit = (parent: DefaultTreeAdapterTypes.ParentNode, inHead: boolean): void => {
    for (const element of tree.getChildNodes(parent).filter((node) => tree.isElementNode(node))) {
      // SVG has its own title elements.
      if (element.tagName === 'svg') continue;
      const [name, content] = readTag(element);
      if (name && inHead) tags.set(name, [...(tags.get(name) ?? []), content]);
      else if (name) strayTags.add(name);
      visit(element, inHead || element.tagName === 'head');
    }
  };
  visit(parse(html), false);
  return { tags, strayTags };
}

/** Name and content of a title or meta tag, or of a link to the canonical page or to the page in another language. */
function readTag({
  tagName,
  attrs,
  childNodes,
}: DefaultTreeAdapterTypes.Element): [name: string | undefined, content: string] {
  const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
  if (tagName === 'title') {
    const text = childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');
    return ['title', text];
  }
  if (tagName === 'meta') {
    const name = attributes.get('name')?.toLowerCase() ?? attributes.get('property');
    return [name, attributes.get('content') ?? ''];
  }
  const rel = attributes.get('rel') ?? '';
  const isRead = tagName === 'link' && /^(?:canonical|alternate)$/.test(rel);
  const name = [rel, attributes.get('hreflang')].filter(Boolean).join(' ');
  return [isRead ? name : undefined, attributes.get('href') ?? ''];
}
