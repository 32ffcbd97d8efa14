import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse } from 'parse5';
import { readStructuredData, type StructuredData } from './json-ld.ts';
import type { HeadTag } from './manifest.ts';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** What search engines and link previews read of a page, as a browser would understand its HTML. */
export interface PageFacts {
  /** Contents of the head's tags under their names: `title`, `description`, `canonical`, `og:title` … */
  readonly tags: ReadonlyMap<string, readonly string[]>;
  /** Names of such tags in the body, where they count for nothing. */
  readonly strayTags: ReadonlySet<string>;
  readonly h1: number;
  /** `src` of every image, and whether it has an alternative text; an empty one marks decoration. */
  readonly images: readonly { readonly src: string; readonly hasAlt: boolean }[];
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly structuredData: StructuredData;
}

export function readPage(html: string): PageFacts {
  const document = parse(html);
  const elements = [...elementsIn(document)];
  const named = (name: string): Element[] => elements.filter(({ tagName }) => tagName === name);
  const [head] = named('head');
  const headElements = head ? [...elementsIn(head)] : [];

  const tags = new Map<string, string[]>();
  for (const tag of headElements.flatMap(toTag)) {
    tags.set(tagName(tag), [...(tags.get(tagName(tag)) ?? []), tagValue(tag)]);
  }
  const inHead = new Set(headElements);
  return {
    tags,
    strayTags: new Set(
      elements
        .filter((element) => !inHead.has(element) && !isInSvg(element))
        .flatMap(toTag)
        .map(tagName),
    ),
    h1: named('h1').length,
    images: named('img').map((image) => ({
      src: attribute(image, 'src') ?? '',
      hasAlt: attribute(image, 'alt') !== undefined,
    })),
    links: named('a').flatMap((link) => attribute(link, 'href') ?? []),
    ids: new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
    structuredData: readStructuredData(
      named('script')
        .filter((script) => attribute(script, 'type') === 'application/ld+json')
        .map(textOf),
    ),
  };
}

export function tagName(tag: HeadTag): string {
  if (tag.tag === 'title') return 'title';
  if (tag.tag === 'link') return tag.rel;
  return 'name' in tag ? tag.name : tag.property;
}

export function tagValue(tag: HeadTag): string {
  if (tag.tag === 'title') return tag.text;
  return tag.tag === 'link' ? tag.href : tag.content;
}

/** The element as a tag of a head, or nothing. Of the links only the canonical one is of interest. */
function toTag(element: Element): HeadTag[] {
  const content = attribute(element, 'content') ?? '';
  const name = attribute(element, 'name')?.toLowerCase();
  const property = attribute(element, 'property');
  if (element.tagName === 'title') return [{ tag: 'title', text: textOf(element) }];
  if (element.tagName === 'meta' && name) return [{ tag: 'meta', name, content }];
  if (element.tagName === 'meta' && property) return [{ tag: 'meta', property, content }];
  if (element.tagName === 'link' && attribute(element, 'rel') === 'canonical') {
    return [{ tag: 'link', rel: 'canonical', href: attribute(element, 'href') ?? '' }];
  }
  return [];
}

/** A drawing has titles of its own. */
function isInSvg(element: Element): boolean {
  return element.namespaceURI.endsWith('/svg');
}

function* elementsIn(parent: ParentNode): Generator<Element> {
  for (const child of tree.getChildNodes(parent)) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function textOf(element: Element): string {
  return tree
    .getChildNodes(element)
    .map((child) => (tree.isTextNode(child) ? child.value : ''))
    .join('');
}
