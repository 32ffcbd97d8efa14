import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import sheet from 'virtual:admin-styles';
import { useToast } from '@/ui/toast/toast-store';
import { AdminGate } from './admin-gate';
import styles from './admin.module.css';
import { queryClient } from './data/query-client';
import { watchForSessionEnd } from './session/session-end';

const loadToaster = () => import('@/ui/toast/toaster');
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

watchForSessionEnd(queryClient);

/** Fetched before anything can go wrong with the connection: a toast would say so. */
function prepareToaster() {
  void loadToaster();
}

/** Everything of the admin page, with the providers that only it needs. */
export function Admin() {
  const toast = useToast();
  return (
    <QueryClientProvider client={queryClient}>
      {sheet && <link rel="stylesheet" href={sheet} precedence="admin" />}
      <div
        className={styles.screens}
        onKeyDownCapture={prepareToaster}
        onPointerDownCapture={prepareToaster}
      >
        <AdminGate />
      </div>
      <Suspense>{toast && <Toaster />}</Suspense>
    </QueryClientProvider>
  );
}
