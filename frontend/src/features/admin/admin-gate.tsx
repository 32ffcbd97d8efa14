import { lazy, Suspense } from 'react';
import { LoadingScreen } from './loading-screen';
import { FocusOnMount } from './session/focus-on-mount';
import { LoginScreen } from './session/login-screen';
import { useSession } from './session/session-query';

const Dashboard = lazy(async () => ({
  default: (await import('./dashboard/dashboard')).Dashboard,
}));

export function AdminGate() {
  const { state, change } = useSession();
  if (state === 'loading') return <LoadingScreen />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <FocusOnMount key={state} moveFocus={change !== undefined}>
        {state === 'signed-in' ? <Dashboard /> : <LoginScreen sessionEnded={change === 'ended'} />}
      </FocusOnMount>
    </Suspense>
  );
}
