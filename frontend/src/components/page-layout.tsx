import { sectionClaims } from 'virtual:practice/section-loaders';
import type { ReactNode } from 'react';
import type { City, Thing } from 'schema-dts';
import type { ClaimId } from '@/content/claims';
import type { Page } from '@/seo/page';
import { PageHead } from '@/seo/page-head';
import { ClaimNumbers } from './cite';
import { Sources } from './sources';
import StructuredData from '@/seo/structured-data/structured-data.static';

interface PageLayoutProps {
  page: Page;
  /** What this page adds to the structured data of every page. */
  nodes?: readonly Thing[];
  /** The town the page speaks to, as a part of what the practice serves. */
  areaServed?: City;
  /** The claims the page makes, in the order of their footnotes. */
  claims?: readonly ClaimId[];
  children: ReactNode;
}

/** What every public page has around its own words: head tags, structured data and sources. */
export function PageLayout({
  page,
  nodes = [],
  areaServed,
  claims = [],
  children,
}: PageLayoutProps) {
  const cited = [...new Set([...claims, ...(sectionClaims[page.id] ?? [])])];
  return (
    <ClaimNumbers value={cited}>
      <PageHead page={page} />
      {page.kind !== 'unlisted' && (
        <StructuredData page={page} nodes={nodes} areaServed={areaServed} />
      )}
      {children}
      <Sources claims={cited} />
    </ClaimNumbers>
  );
}
