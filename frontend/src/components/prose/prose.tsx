import { Link } from 'react-router-dom';
import type { Block, Inline, ProseSection } from '@/content/prose';
import { practice } from '@/content/practice';
import { opensPage } from '@/seo/match-route';
import { Cite } from '../cite';
import { Illustration } from '../illustration';
import { PhoneLink } from '../links';
import { Section } from '../section';

/** A phone number, which becomes a link. */
const phoneNumber = /((?:\b1-)?(?:\(\d{3}\)\s|\b\d{3}-)\d{3}-\d{4}\b)/;

const WithPhoneNumbers = ({ text }: { text: string }) =>
  text.split(phoneNumber).map((part, index) => {
    if (index % 2 === 0) return part;
    const href = `tel:+1${part.replace(/^1-|\D/g, '')}`;
    if (href === practice.phone.href)
      return <PhoneLink key={index} dir="ltr" />;
    return (
      <a key={index} dir="ltr" href={href}>
        {part}
      </a>
    );
  });

const Text = ({ inline }: { inline: readonly Inline[] }) =>
  inline.map((part, index) => {
    if (typeof part === 'string')
      return <WithPhoneNumbers key={index} text={part} />;
    if ('cite' in part) return <Cite key={index} id={part.cite} />;
    if ('href' in part) {
      return opensPage(part.href) ? (
        <Link key={index} to={part.href}>
          {part.text}
        </Link>
      ) : (
        <a key={index} href={part.href}>
          {part.text}
        </a>
      );
    }
    if ('strong' in part) {
      return (
        <strong key={index}>
          <Text inline={part.strong} />
        </strong>
      );
    }
    return (
      <em key={index}>
        <Text inline={part.em} />
      </em>
    );
  });

/**
 * A link in its own paragraph, which needs a large target, unlike links in
 * text.
 */
export function linkAlone(block: Block): boolean {
  if (!('paragraph' in block) || block.paragraph.length !== 1) return false;
  const [part] = block.paragraph;
  return typeof part === 'object' && 'href' in part;
}

/** Renders text from the practice's folder. */
export const ProseBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => {
    if ('heading' in block) return <h3 key={index}>{block.heading}</h3>;
    if ('paragraph' in block) {
      if (linkAlone(block))
        return <Text key={index} inline={block.paragraph} />;
      return (
        <p key={index} lang={block.lang} dir={block.lang && 'auto'}>
          <Text inline={block.paragraph} />
        </p>
      );
    }
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List key={index}>
        {block.list.map((item, position) => (
          <li key={position}>
            <Text inline={item} />
          </li>
        ))}
      </List>
    );
  });

/**
 * A component with the sections of a legal text, or those that a practice adds
 * to a page.
 */
export const proseSections = (sections: readonly ProseSection[]) =>
  function ProseSections() {
    return sections.map(({ id, title, picture, blocks }) => (
      <Section
        key={title}
        id={id}
        title={title}
        illustration={
          picture && <Illustration file={picture} alt={picture.alt} />
        }
      >
        <ProseBlocks blocks={blocks} />
      </Section>
    ));
  };
