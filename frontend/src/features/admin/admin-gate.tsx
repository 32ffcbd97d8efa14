import { lazy, Suspense } from 'react';
import { LoadingScreen } from './loading-screen';
import { LoginScreen } from './session/login-screen';
import { useSession } from './session/session-query';

const Dashboard = lazy(async () => ({
  default: (await import('./dashboard/dashboard')).Dashboard,
}));

export function AdminGate() {
  const session = useSession();
  if (session === 'loading') return <LoadingScreen />;
  if (session === 'signed-out') return <LoginScreen />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Dashboard />
    </Suspense>
  );
}
