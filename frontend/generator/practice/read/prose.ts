import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ClaimId } from '../../../src/content/claims.ts';
import type {
  Block,
  Inline,
  Prose,
  ProseSection,
} from '../../../src/content/prose.ts';
import type { Problem } from './yaml-problems.ts';

/** An image reference in the text. */
export interface ImageReference {
  url: string;
  alt: string;
  line: number;
}

/**
 * What a text can have: what's above its first heading, what's under headings,
 * and pictures there.
 */
export type Part = 'blocks' | 'sections' | 'pictures';

const allParts: readonly Part[] = ['blocks', 'sections', 'pictures'];

const unshown: Readonly<Record<Part, string>> = {
  blocks:
    'This text would be on no page. Put all of the text under ## headings.',
  sections: 'This text would be on no page. Write it without ## headings.',
  pictures:
    'This picture would be on no page. Put it in the facts at the top, or leave it out.',
};

/** Where each part begins in Markdown. */
const beginnings: Readonly<Record<Part, RegExp>> = {
  blocks: /\S/,
  sections: /^##/m,
  pictures: /!\[/,
};

type Root = ReturnType<typeof fromMarkdown>;
type RootContent = Root['children'][number];
type Phrasing = Extract<RootContent, { type: 'paragraph' }>['children'][number];

const known =
  'Write paragraphs, lists, ## and ### headings, **bold**, *italics*, [links](/contact/) and ![pictures](images/name.jpg).';

/** A picture that Markdown reads as text, because its name has a space. */
const unreadPicture = /!\[[^\]]*\]\(/;
const bracketsNeeded =
  'Put < and > around the name of a picture with spaces: ![what it shows](<images/IMG 1.jpg>).';

/** Some editors write `%20` for a space in a name. */
function withoutEscapes(name: string): string {
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
}

const lineOf = (node: RootContent) => node.position?.start.line ?? 1;

/**
 * Parses Markdown and collects unsupported parts. Lines are relative to the
 * start of the text.
 */
export class ProseParser {
  readonly problems: Problem[] = [];

  /**
   * Text before the first heading, and the sections after it.
   * @param shown the parts that pages show. Others are problems.
   */
  parse(
    markdown: string,
    shown = allParts,
  ): Prose & { images: Map<ProseSection, ImageReference> } {
    const prose: { blocks: Block[]; sections: ProseSection[] } = {
      blocks: [],
      sections: [],
    };
    const images = new Map<ProseSection, ImageReference>();
    for (const node of fromMarkdown(markdown).children) {
      const section = prose.sections[prose.sections.length - 1];
      if (node.type === 'heading' && node.depth === 2) {
        const heading = named(this.#plain(node.children));
        prose.sections.push({ ...heading, blocks: [] });
        continue;
      }
      const image = this.#image(node);
      if (image && section) images.set(section, image);
      else if (image)
        this.#refuse(node, 'A picture belongs under a ## heading.');
      else (section ?? prose).blocks.push(...this.#block(node));
    }
    const written = {
      blocks: prose.blocks.length,
      sections: prose.sections.length,
      pictures: images.size,
    };
    for (const part of allParts) {
      if (written[part] === 0 || shown.includes(part)) continue;
      const before = markdown.slice(0, markdown.search(beginnings[part]));
      const line = before.split('\n').length;
      this.problems.push({ line, message: unshown[part] });
    }
    return { ...prose, images };
  }

  /** An image in its own paragraph. */
  #image(node: RootContent): ImageReference | undefined {
    const [image, ...others] = node.type === 'paragraph' ? node.children : [];
    if (image?.type !== 'image' || others.length > 0) return undefined;
    return {
      url: withoutEscapes(image.url),
      alt: image.alt ?? '',
      line: lineOf(node),
    };
  }

  #block(node: RootContent): Block[] {
    if (node.type === 'paragraph')
      return [inLanguage(this.#inline(node.children))];
    if (node.type === 'heading' && node.depth === 3)
      return [{ heading: this.#plain(node.children) }];
    if (node.type === 'list') {
      const items = node.children.map(({ children }) =>
        children.flatMap((child) =>
          child.type === 'paragraph'
            ? this.#inline(child.children)
            : this.#refuse(child, known),
        ),
      );
      return [{ list: items, ordered: node.ordered ?? false }];
    }
    return this.#refuse(node, known);
  }

  #inline(nodes: readonly Phrasing[]): Inline[] {
    return nodes.flatMap((node): Inline[] => {
      if (node.type === 'text') {
        return unreadPicture.test(node.value)
          ? this.#refuse(node, bracketsNeeded)
          : footnotes(node.value);
      }
      if (node.type === 'break') return [' '];
      if (node.type === 'strong')
        return [{ strong: this.#inline(node.children) }];
      if (node.type === 'emphasis')
        return [{ em: this.#inline(node.children) }];
      if (node.type === 'link')
        return [{ href: node.url, text: this.#plain(node.children) }];
      return this.#refuse(node, known);
    });
  }

  #plain(nodes: readonly Phrasing[]): string {
    return nodes
      .map((node) => {
        if (node.type === 'text') return node.value.replace(/\s*\n\s*/g, ' ');
        if ('children' in node) return this.#plain(node.children);
        this.#refuse(node, 'Headings and links are plain text.');
        return '';
      })
      .join('');
  }

  #refuse(node: RootContent, message: string): [] {
    this.problems.push({
      line: lineOf(node),
      message: `This can’t be shown here. ${message}`,
    });
    return [];
  }
}

/** `## Our frames {#glasses}` replaces the page's section with that id. */
function named(heading: string): Pick<ProseSection, 'title' | 'id'> {
  const [, title, id] = /^(.*\S)\s*\{#([a-z\d-]+)\}$/.exec(heading) ?? [];
  return title !== undefined && id !== undefined
    ? { title, id }
    : { title: heading };
}

/** `[es] Llame al …` is a paragraph in Spanish. */
function inLanguage([first = '', ...rest]: readonly Inline[]): Block {
  const mark =
    typeof first === 'string'
      ? /^\[([a-z]{2,3}(?:-[A-Z][a-z]+)?)\] (.*)$/s.exec(first)
      : null;
  const [, lang, text] = mark ?? [];
  if (lang === undefined || text === undefined)
    return { paragraph: [first, ...rest] };
  return { paragraph: [text, ...rest], lang };
}

/** `as studies found[^outdoor-time]` cites a claim in the register. */
const footnotes = (text: string): Inline[] =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .split(/(\[\^[a-z\d-]+\])/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, cite] = /^\[\^([a-z\d-]+)\]$/.exec(part) ?? [];
      // Checked against the register after parsing.
      return cite === undefined ? part : { cite: cite as ClaimId };
    });
