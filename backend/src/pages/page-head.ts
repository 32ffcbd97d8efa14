import {
  defaultTreeAdapter as tree,
  type DefaultTreeAdapterTypes,
  parse,
} from 'parse5';

/** The tags in a page's head that search engines read, by name. */
export interface PageHead {
  readonly tags: ReadonlyMap<string, readonly string[]>;
  /** Names of such tags in the body, where they have no effect. */
  readonly strayTags: ReadonlySet<string>;
}

/** Parses the HTML like a browser. */
export function readHead(html: string): PageHead {
  const tags = new Map<string, string[]>();
  const strayTags = new Set<string>();
  const visit = (
    parent: DefaultTreeAdapterTypes.ParentNode,
    inHead: boolean,
  ): void => {
    const elements = tree
      .getChildNodes(parent)
      .filter((node) => tree.isElementNode(node));
    for (const element of elements) {
      // SVG has its own title elements.
      if (element.tagName === 'svg') continue;
      const { name, content } = readTag(element);
      if (name && inHead) tags.set(name, [...(tags.get(name) ?? []), content]);
      else if (name) strayTags.add(name);
      visit(element, inHead || element.tagName === 'head');
    }
  };
  visit(parse(html), false);
  return { tags, strayTags };
}

interface Tag {
  /** Undefined for a tag that search engines don't read. */
  readonly name: string | undefined;
  readonly content: string;
}

/**
 * Reads a title or meta tag, or a link to the canonical page or to the page in
 * another language.
 */
function readTag(element: DefaultTreeAdapterTypes.Element): Tag {
  const { tagName, attrs, childNodes } = element;
  const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
  if (tagName === 'title') {
    const texts = childNodes.filter((child) => tree.isTextNode(child));
    return { name: 'title', content: texts.map(({ value }) => value).join('') };
  }
  if (tagName === 'meta') {
    const name =
      attributes.get('name')?.toLowerCase() ?? attributes.get('property');
    return { name, content: attributes.get('content') ?? '' };
  }
  const rel = attributes.get('rel') ?? '';
  const isRead = tagName === 'link' && ['canonical', 'alternate'].includes(rel);
  const name = [rel, attributes.get('hreflang')].filter(Boolean).join(' ');
  return {
    name: isRead ? name : undefined,
    content: attributes.get('href') ?? '',
  };
}
