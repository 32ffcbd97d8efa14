import { PageFrame } from '@/components/page-layout';
import { Admin } from '@/features/admin/admin';
import { adminEntry } from './page';

export default function AdminPage() {
  return (
    <PageFrame page={adminEntry}>
      <Admin />
    </PageFrame>
  );
}
