import { QueryClientProvider } from '@tanstack/react-query';
import { Toaster } from '@/ui/toast/toaster';
import { AdminGate } from './admin-gate';
import { queryClient } from './data/query-client';

/** Everything of the admin page, with the providers that only it needs. */
export function Admin() {
  return (
    <QueryClientProvider client={queryClient}>
      <AdminGate />
      <Toaster />
    </QueryClientProvider>
  );
}
