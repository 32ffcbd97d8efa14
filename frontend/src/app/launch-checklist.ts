import { claims, type Claim } from '@/content/claims';
import { practice } from '@/content/practice';
import { sampleContent } from '@/features/admin/dashboard/sample-content';

interface Content {
  sampleContent: readonly string[];
  practice: { bookingUrl: string; social: readonly { name: string; url: string }[] };
  claims: Readonly<Record<string, Claim>>;
}

const isPlaceholder = (url: string) => /(^|\.)example\.(com|net|org)$/.test(new URL(url).hostname);

/** What of the content stands between these pages and a real practice's site, a sentence each. */
export function launchChecklist(content: Content = { sampleContent, practice, claims }): string[] {
  const sentences = content.sampleContent.map(
    (what) => `Invented: ${what}. Put the real ones into frontend/practice/.`,
  );
  const links = [
    { name: 'Booking', url: content.practice.bookingUrl },
    ...content.practice.social,
  ].filter(({ url }) => isPlaceholder(url));
  if (links.length > 0) {
    const names = links.map(({ name }) => name).join(', ');
    sentences.push(
      `Links that lead nowhere: ${names}. Set them in frontend/practice/practice.yaml.`,
    );
  }
  const all = Object.values(content.claims);
  const unchecked = all.filter(({ checked }) => checked === undefined);
  if (unchecked.length > 0) {
    sentences.push(
      `${unchecked.length} of ${all.length} medical claims: nobody has opened the source yet. Read each against its statement in frontend/src/content/claims.ts, then add \`checked\` with the date.`,
    );
  }
  return sentences;
}
