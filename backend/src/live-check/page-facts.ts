import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { HeadTag } from './manifest.ts';

/** What a page's structured data is made of. */
interface StructuredData {
  /** Types of the nodes that stand for themselves: at the top, or in `@graph`. */
  readonly nodeTypes: ReadonlySet<string>;
  /** These, and the types of everything inside them. */
  readonly allTypes: ReadonlySet<string>;
  /** For each block that cannot be used, why: the words of a sentence. */
  readonly faults: readonly string[];
}

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [value];

const typesOf = (node: JsonObject): string[] =>
  asList(node['@type']).filter((type) => typeof type === 'string');

function collectTypes(value: unknown, types: Set<string>): void {
  if (Array.isArray(value)) for (const item of value as unknown[]) collectTypes(item, types);
  if (!isObject(value)) return;
  for (const type of typesOf(value)) types.add(type);
  for (const inner of Object.values(value)) collectTypes(inner, types);
}

/** @param blocks the texts of the page's `application/ld+json` scripts. */
function readStructuredData(blocks: readonly string[]): StructuredData {
  const nodeTypes = new Set<string>();
  const allTypes = new Set<string>();
  const faults: string[] = [];
  for (const block of blocks) {
    let data: unknown;
    try {
      data = JSON.parse(block);
    } catch {
      faults.push(
        `it is not valid JSON (it begins with ${JSON.stringify(block.trim().slice(0, 40))})`,
      );
      continue;
    }
    for (const top of asList(data).filter(isObject)) {
      const context = top['@context'];
      if (typeof context !== 'string' || !/^https?:\/\/schema\.org\/?$/.test(context)) {
        faults.push('its @context is not https://schema.org');
      }
      const nodes = asList(top['@graph'] ?? top).filter(isObject);
      for (const type of nodes.flatMap(typesOf)) nodeTypes.add(type);
      collectTypes(top, allTypes);
    }
  }
  return { nodeTypes, allTypes, faults };
}

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
