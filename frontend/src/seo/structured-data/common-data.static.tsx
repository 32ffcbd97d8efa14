/** The structured data of pages that add nothing to it. */
export { StructuredData } from './page-graph';
