import { documents } from 'practice/legal';
import { legalPage, type Page } from '@/seo/page';

type Document = Pick<
  (typeof documents)[number],
  'id' | 'label' | 'heading' | 'title' | 'description'
>;

export const documentPage = ({
  id,
  label,
  heading,
  title,
  description,
}: Document): Page =>
  legalPage({
    id: `legal-${id}`,
    // Sorted after the towns, and by path among themselves.
    order: 60,
    path: `/${id}`,
    label,
    heading,
    title,
    description,
    updated: '2026-11-30',
  });

export const pages: readonly Page[] = documents.map(documentPage);
