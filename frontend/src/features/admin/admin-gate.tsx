import { Spinner } from '@/ui/spinner';
import { Dashboard } from './dashboard/dashboard';
import { LoginScreen } from './session/login-screen';
import { useSession } from './session/session-query';

export function AdminGate() {
  const session = useSession();
  if (session === 'loading') return <Spinner label="Loading..." />;
  return session === 'signed-in' ? <Dashboard /> : <LoginScreen />;
}
