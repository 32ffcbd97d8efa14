import { towns } from 'practice/towns';
import { practice } from '@/content/practice';
import { laterDay, localPage, type Page } from '@/seo/page';

interface TownEntry {
  slug: string;
  path: string;
  name: string;
  heading: string;
  title?: string | undefined;
  description: string;
  updated?: string | undefined;
}

export const townPage = ({
  slug,
  path,
  name,
  heading,
  title,
  description,
  updated,
}: TownEntry): Page =>
  localPage({
    id: `town-${slug}`,
    // Sorted after the twelve records, and by address among themselves.
    order: 50,
    path,
    label: name,
    parent: 'eye-exam-near-me',
    heading,
    title:
      title ??
      `Eye Exam near ${name}, ${practice.address.state} | ${practice.shortName}`,
    description,
    updated: laterDay('2026-11-21', updated),
  });

// Marked as pure, so town pages that import only the function drop this.
export const pages: readonly Page[] = /* @__PURE__ */ towns.map(townPage);
