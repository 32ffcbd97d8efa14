import { towns } from 'virtual:practice/towns';
import { townRoutes } from 'virtual:practice';
import { practice } from '@/content/practice';
import { localPage, type Page } from '@/seo/page';

interface TownEntry {
  slug: string;
  name: string;
  title?: string | undefined;
  description: string;
}

export function townPage({ slug, name, title, description }: TownEntry): Page {
  const place = townRoutes.findIndex((town) => town.slug === slug);
  return localPage({
    id: `town-${slug}`,
    order: 50 + place,
    path: townRoutes[place]?.path ?? '',
    label: name,
    parent: 'eye-exam-near-me',
    title: title ?? `Eye Exam near ${name}, ${practice.address.state} | ${practice.shortName}`,
    description,
    updated: '2026-11-20',
  });
}

// Marked as pure: a town's own page takes the function alone.
export const pages: readonly Page[] = /* @__PURE__ */ towns.map(townPage);
