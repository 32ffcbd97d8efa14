import { services } from '@/content/services';
import { serviceNode } from '@/seo/structured-data/service';
import { StructuredData } from '@/seo/structured-data/structured-data';
import { page } from './page';

export function PageData() {
  return <StructuredData page={page} nodes={services.map(serviceNode)} />;
}
