import { QueryClientProvider } from '@tanstack/react-query';
import { lazy } from 'react';
import sheet from 'virtual:styles/admin';
import { ErrorBoundary } from '@/components/recovery';
import { useToast } from '@/components/toast/toast-store';
import { AdminGate } from './admin-gate';
import styles from './admin.module.css';
import { queryClient } from './data/query-client';
import { FailedNotice } from './failed-notice';
import { watchForSessionEnd } from './session/session';

const loadToaster = () => import('@/components/toast/toaster');
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

watchForSessionEnd(queryClient);

/** Preloaded: the toast has to work when the connection fails. A password manager fills in without a key. */
function prepareToaster() {
  loadToaster().catch(() => undefined);
}

/** The admin page with its own providers. */
export function Admin() {
  const toast = useToast();
  return (
    <QueryClientProvider client={queryClient}>
      {sheet.href && <link rel="stylesheet" {...sheet} precedence="admin" />}
      <div
        className={styles.screens}
        onInputCapture={prepareToaster}
        onKeyDownCapture={prepareToaster}
        onPointerDownCapture={prepareToaster}
      >
        <ErrorBoundary
          fallback={
            <div className={styles.failed}>
              <h1>SEO Dashboard</h1>
              <FailedNotice />
            </div>
          }
        >
          <AdminGate />
        </ErrorBoundary>
      </div>
      <ErrorBoundary>{toast && <Toaster />}</ErrorBoundary>
    </QueryClientProvider>
  );
}
