import { claims, type Claim } from '@/content/claims';
import { practice } from '@/content/practice';

interface Content {
  practice: {
    sample: boolean;
    bookingUrl: string;
    social: readonly { name: string; url: string }[];
  };
  claims: Readonly<Record<string, Claim>>;
}

const isPlaceholder = (url: string) => /(^|\.)example\.(com|net|org)$/.test(new URL(url).hostname);

/** What of the content stands between these pages and a real practice's site, a sentence each. */
export function launchChecklist(content: Content = { practice, claims }): string[] {
  const { sample, bookingUrl, social } = content.practice;
  const sentences: string[] = [];
  const links = [{ name: 'Booking', url: bookingUrl }, ...social].filter(({ url }) =>
    isPlaceholder(url),
  );
  if (sample) {
    sentences.push(
      'Invented: the whole practice, since the site shows an example. "make adopt" begins a folder of your own, frontend/practice/.',
    );
  } else if (links.length > 0) {
    const names = links.map(({ name }) => name).join(', ');
    sentences.push(
      `Links that lead nowhere: ${names}. Set them in frontend/practice/practice.yaml.`,
    );
  }
  const all = Object.values(content.claims);
  const unchecked = all.filter(({ checked }) => checked === undefined);
  if (unchecked.length > 0) {
    sentences.push(
      `${unchecked.length} of ${all.length} medical claims: the source hasn’t been opened yet. Read each against its statement in frontend/src/content/claims.ts, then add \`checked\` with the date.`,
    );
  }
  return sentences;
}
