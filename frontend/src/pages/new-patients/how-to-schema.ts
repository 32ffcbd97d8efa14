import type { HowTo } from 'schema-dts';
import { absoluteUrl } from '@/seo/head-tags';
import type { Page } from '@/seo/page';

interface HowToContent {
  name: string;
  /** In minutes. */
  totalMinutes: number;
  /** What to bring. */
  supplies: readonly string[];
  steps: readonly { name: string; text: string }[];
}

/** The steps, in page order. */
export function howTo(page: Page, { name, totalMinutes, supplies, steps }: HowToContent): HowTo {
  return {
    '@type': 'HowTo',
    '@id': `${absoluteUrl(page.canonical)}#how-to`,
    name,
    totalTime: `PT${totalMinutes}M`,
    supply: supplies.map((supply) => ({ '@type': 'HowToSupply', name: supply })),
    step: steps.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: step.name,
      text: step.text,
    })),
  };
}
