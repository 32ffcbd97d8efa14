import type { Thing } from 'schema-dts';
import type { Page } from '../page';
import { jsonForScript, pageGraph } from './page-graph';

interface StructuredDataProps {
  page: Page;
  /** What the page adds to the structured data of every page. */
  nodes?: readonly Thing[];
}

/** In the body, so it's removed with its page on navigation. Only static sections use it. */
export function StructuredData({ page, nodes = [] }: StructuredDataProps) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: jsonForScript(pageGraph(page, nodes)) }}
    />
  );
}
