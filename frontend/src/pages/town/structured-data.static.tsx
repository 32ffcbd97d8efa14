import type { Town } from '@/content/practice';
import { faqPage } from '@/seo/structured-data/faq-page';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { townPage } from './page';

export function PageData({ town }: { town: Town }) {
  const page = townPage(town);
  return <StructuredData page={page} nodes={[faqPage(page, town.questions)]} />;
}
