import type { City, Thing } from 'schema-dts';
import type { Page } from '../page';
import { jsonForScript, pageGraph } from './page-graph';

interface StructuredDataProps {
  page: Page;
  nodes: readonly Thing[];
  areaServed?: City | undefined;
}

/** Stays in the body, where it leaves with its page on navigation. */
export default function StructuredData({ page, nodes, areaServed }: StructuredDataProps) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: jsonForScript(pageGraph(page, nodes, areaServed)) }}
    />
  );
}
