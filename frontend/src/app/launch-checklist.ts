import { details } from 'practice/details';
import { documents } from 'practice/legal';
import { claims, type Claim } from '@/content/claims';
import { practice } from '@/content/practice';
import type { Page } from '@/seo/page';
import { pages } from '@/seo/pages';

interface Content {
  practice: {
    sample: boolean;
    bookingUrl: string;
    social: readonly { name: string; url: string }[];
  };
  claims: Readonly<Record<string, Claim>>;
  documents: readonly { id: string; reviewed?: unknown }[];
  /** Pages with medical statements and the date of their last change. */
  pages: readonly Pick<Page, 'canonical' | 'reviewed'>[];
  /** When a doctor of the practice last reviewed them. */
  medicalReview: string | undefined;
}

const isPlaceholder = (url: string) => /(^|\.)example\.(com|net|org)$/.test(new URL(url).hostname);

/** What is left to do before going live, one sentence each. */
export function launchChecklist(
  content: Content = {
    practice,
    claims,
    documents,
    pages,
    medicalReview: details.medicalReview,
  },
): string[] {
  const { sample, bookingUrl, social } = content.practice;
  const sentences: string[] = [];
  const links = [{ name: 'Booking', url: bookingUrl }, ...social].filter(({ url }) =>
    isPlaceholder(url),
  );
  if (sample) {
    sentences.push(
      'The whole practice is made up, because the site shows an example. Run "make adopt" to start your own folder, frontend/practice/.',
    );
  } else if (links.length > 0) {
    const names = links.map(({ name }) => name).join(', ');
    sentences.push(
      `These links don’t lead anywhere yet: ${names}. Set them in frontend/practice/practice.yaml.`,
    );
  }
  const all = Object.values(content.claims);
  const unchecked = all.filter(({ checked }) => checked === undefined);
  if (unchecked.length > 0) {
    sentences.push(
      `${unchecked.length} of ${all.length} medical claims: no one has opened the source yet. Compare each with its statement in frontend/src/content/claims.ts, then add \`checked\` with the date.`,
    );
  }
  const { medicalReview = '' } = content;
  const unread = content.pages.filter(({ reviewed = '' }) => reviewed > medicalReview);
  if (unread.length > 0 && !sample) {
    const addresses = unread.map(({ canonical }) => canonical).join(', ');
    sentences.push(
      `None of your doctors has read the medical text on these pages since it changed: ${addresses}. Have one read them. Then put the date in frontend/practice/practice.yaml, such as medicalReview: 2026-12-01.`,
    );
  }
  const templates = content.documents.filter(({ reviewed }) => reviewed === undefined);
  return [
    ...sentences,
    ...templates.map(
      ({ id }) =>
        `/${id}/ is a template. Copy frontend/src/pages/legal/${id}.md to frontend/practice/text/en/legal/${id}.md, have a lawyer complete it, and add two lines at the top: reviewed: 2026-12-01 and reviewedBy: with the lawyer’s name.`,
    ),
  ];
}
