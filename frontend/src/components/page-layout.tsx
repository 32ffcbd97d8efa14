import {
  changedSections,
  sectionClaims,
  sectionLoaders,
} from 'practice/section-loaders';
import { Children, isValidElement, type ReactNode } from 'react';
import type { ClaimId } from '@/content/claims';
import { CitedClaims } from '@/seo/cited-claims';
import { headTags } from '@/seo/head-tags';
import type { Page } from '@/seo/page';
import { StructuredData as CommonData } from '@/seo/structured-data/common-data.static';
import { SourcePreviews } from './cite';
import { CtaBanner } from './cta-banner';
import { withoutHydration } from './hydration';
import { LaterStyles } from './later-styles';
import { ChangedSections, Section, unchanged } from './section';
import { MedicalReview, SourceList } from './sources/sources.static';

interface PageLayoutProps {
  page: Page;
  /** The page's own structured data; by default that of every page. */
  structuredData?: ReactNode;
  /** The page's claims in footnote order. */
  claims?: readonly ClaimId[];
  children: ReactNode;
}

/**
 * The layout of all public pages: head tags, structured data, and sources,
 * which come before the banner that ends most pages.
 */
export function PageLayout({
  page,
  structuredData,
  claims = [],
  children,
}: PageLayoutProps) {
  const cited = [...new Set([...claims, ...(sectionClaims[page.id] ?? [])])];
  const sections = Children.toArray(children);
  const last = sections[sections.length - 1];
  const hasBanner = isValidElement(last) && last.type === CtaBanner;
  return (
    <CitedClaims value={cited}>
      <PageHead page={page} />
      <ChangedSections value={changesOf[page.id] ?? unchanged}>
        {sections[0]}
        {page.id !== 'admin' && <LaterStyles />}
        {sections.slice(1, hasBanner ? -1 : undefined)}
        <Sources page={page} claims={cited} />
        {hasBanner && last}
      </ChangedSections>
      {/* Last, so that the first screen arrives before it. */}
      {page.kind !== 'unlisted' &&
        (structuredData ?? <CommonData page={page} />)}
    </CitedClaims>
  );
}

/** React hoists these into the head and removes them when the page changes. */
const PageHead = ({ page }: { page: Page }) =>
  headTags(page).map((tag) => {
    if (tag.tag === 'title') return <title key="title">{tag.text}</title>;
    const { tag: Element, ...attributes } = tag;
    const [name = ''] = Object.values(attributes);
    return (
      <Element key={'hrefLang' in tag ? tag.hrefLang : name} {...attributes} />
    );
  });

/** The sources of a page's claims, and its medical reviewer. */
const Sources = ({
  page,
  claims,
}: {
  page: Page;
  claims: readonly ClaimId[];
}) =>
  claims.length > 0 && (
    <Section tone="sand">
      {page.reviewed && <MedicalReview page={page} claims={claims} />}
      <SourceList claims={claims} />
      <SourcePreviews />
    </Section>
  );

const sectionsOf = Object.fromEntries(
  Object.entries(sectionLoaders).map(([id, load]) => [
    id,
    withoutHydration(load, 'default'),
  ]),
);

const changesOf = Object.fromEntries(
  Object.entries(changedSections).map(([page, sections]) => [
    page,
    Object.fromEntries(
      Object.entries(sections).map(([id, title]) => [
        id,
        { title, Content: sectionsOf[`${page}/${id}`] },
      ]),
    ),
  ]),
);

/** The sections that the practice's `text/en/<page>.md` adds to a page. */
export function LocalSections({ page }: { page: { id: string } }) {
  const Sections = sectionsOf[page.id];
  return Sections ? <Sections /> : null;
}
