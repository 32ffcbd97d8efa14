/** The structured data of pages that add nothing to it. */
export { StructuredData as default } from './structured-data';
