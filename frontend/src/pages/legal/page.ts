import { documents } from 'practice/legal';
import { laterDay, legalPage, type Page } from '@/seo/page';

type Document = Pick<
  (typeof documents)[number],
  'id' | 'label' | 'heading' | 'title' | 'description' | 'updated'
>;

export const documentPage = ({
  id,
  label,
  heading,
  title,
  description,
  updated,
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
    updated: laterDay('2026-11-30', updated),
  });

export const pages: readonly Page[] = documents.map(documentPage);
