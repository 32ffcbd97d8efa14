import type { FAQPage } from 'schema-dts';
import type { Question } from '@/content/prose';
import { absoluteUrl } from '../head-tags';
import type { Page } from '../page';

/** The questions exactly as on the page. */
export function faqPage(page: Page, questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${absoluteUrl(page.canonical)}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
