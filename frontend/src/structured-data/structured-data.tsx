import type { Thing } from 'schema-dts';
import type { Page } from '@/registry/page';
import { jsonForScript, pageGraph } from './page-graph';

/** Stays in the body, where it leaves with its page on navigation. */
export function StructuredData({ page, nodes }: { page: Page; nodes: readonly Thing[] }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: jsonForScript(pageGraph(page, nodes)) }}
    />
  );
}
