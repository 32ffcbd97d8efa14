import { lazy, Suspense } from 'react';
import { Spinner } from '@/ui/spinner';
import { LoginScreen } from './session/login-screen';
import { useSession } from './session/session-query';

const Dashboard = lazy(async () => ({
  default: (await import('./dashboard/dashboard')).Dashboard,
}));

export function AdminGate() {
  const session = useSession();
  const loading = <Spinner label="Loading..." />;
  if (session === 'loading') return loading;
  if (session === 'signed-out') return <LoginScreen />;
  return (
    <Suspense fallback={loading}>
      <Dashboard />
    </Suspense>
  );
}
