import { PageLayout } from '@/components/page-layout';
import { Admin } from '@/features/admin/admin';
import { page } from './page';

export default function AdminPage() {
  return (
    <PageLayout page={page}>
      <Admin />
    </PageLayout>
  );
}
