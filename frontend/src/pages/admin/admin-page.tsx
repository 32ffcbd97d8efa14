import { Admin } from '@/features/admin/admin';
import { PageFrame } from '@/sections/page-frame';

export default function AdminPage() {
  return (
    <PageFrame id="admin">
      <Admin />
    </PageFrame>
  );
}
