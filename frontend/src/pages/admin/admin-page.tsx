import { Admin } from '@/features/admin/admin';
import { PageFrame } from '@/sections/page-frame';
import { adminEntry } from '@/registry/entries/admin';

export default function AdminPage() {
  return (
    <PageFrame page={adminEntry}>
      <Admin />
    </PageFrame>
  );
}
