/** Address of the admin's style sheet, empty in development; see build/admin-styles-plugin.ts. */
declare module 'virtual:admin-styles' {
  const href: string;
  export default href;
}

/** The twelve records as plain data; see build/data-plugin.ts. */
declare module '@/features/admin/records/seo-records?data' {
  export const seoRecords: readonly import('@/features/admin/records/seo-records').SeoPage[];
}

/** What is still invented; the contents themselves stay out of the script. */
declare module '@/features/admin/dashboard/sample-content?data' {
  export const sampleContent: readonly string[];
}
