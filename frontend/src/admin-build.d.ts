/** The admin's style sheet. Its URL is empty in development. See build/admin-styles-plugin.ts. */
declare module 'virtual:admin-styles' {
  const sheet: { href: string; integrity: string };
  export default sheet;
}

/** The twelve records as plain data; see build/data-plugin.ts. */
declare module '@/features/admin/records/seo-records?data' {
  export const seoRecords: readonly import('@/features/admin/records/seo-records').SeoPage[];
}

/** Lists the sample content without including it in the script. */
declare module '@/features/admin/dashboard/sample-content?data' {
  export const sampleContent: readonly string[];
}
