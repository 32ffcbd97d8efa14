import type { Thing } from 'schema-dts';
import type { Page } from '../page';
import { jsonForScript, pageGraph } from './page-graph';

interface StructuredDataProps {
  page: Page;
  nodes: readonly Thing[];
}

/** In the body, so it's removed with its page on navigation. */
export default function StructuredData({ page, nodes }: StructuredDataProps) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: jsonForScript(pageGraph(page, nodes)) }}
    />
  );
}
