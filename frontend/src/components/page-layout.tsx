import { sectionClaims } from 'virtual:practice/section-loaders';
import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { ClaimId } from '@/content/claims';
import type { Page } from '@/seo/page';
import { PageHead } from '@/seo/page-head';
import { ClaimNumbers } from './cite';
import { Sources } from './sources';
import StructuredData from '@/seo/structured-data/structured-data.static';

interface PageLayoutProps {
  page: Page;
  /** Structured data in addition to that of every page. */
  nodes?: readonly Thing[];
  /** The page's claims in footnote order. */
  claims?: readonly ClaimId[];
  children: ReactNode;
}

/** The layout of all public pages: head tags, structured data and sources. */
export function PageLayout({ page, nodes = [], claims = [], children }: PageLayoutProps) {
  const cited = [...new Set([...claims, ...(sectionClaims[page.id] ?? [])])];
  return (
    <ClaimNumbers value={cited}>
      <PageHead page={page} />
      {page.kind !== 'unlisted' && <StructuredData page={page} nodes={nodes} />}
      {children}
      <Sources page={page} claims={cited} />
    </ClaimNumbers>
  );
}
