import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { VisuallyHidden } from '@/components/visually-hidden';
import { LoginScreen } from './session/login-screen';
import { useSession } from './session/session';
import { Spinner } from './spinner';

const Dashboard = lazy(async () => ({
  default: (await import('./dashboard/dashboard')).Dashboard,
}));

export function AdminGate() {
  const { state, change, secondFactor } = useSession();
  if (state === 'loading') return <LoadingScreen />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <FocusOnMount key={state} moveFocus={change !== undefined}>
        {state === 'signed-in' ? (
          <Dashboard />
        ) : (
          <LoginScreen sessionEnded={change === 'ended'} secondFactor={secondFactor} />
        )}
      </FocusOnMount>
    </Suspense>
  );
}

/** Shown until the session is known. Prerendered, so it also has the notice for browsers without JavaScript. */
function LoadingScreen() {
  return (
    <>
      <h1>
        <VisuallyHidden>SEO Dashboard</VisuallyHidden>
      </h1>
      <Spinner label="Loading..." />
      <noscript>
        <p>This page needs JavaScript. Please turn it on and reload the page.</p>
      </noscript>
    </>
  );
}

interface FocusOnMountProps {
  /** False for the page's first screen: the browser has already set the focus. */
  moveFocus: boolean;
  children: ReactNode;
}

/** Moves the focus to the heading of a screen that replaced another; otherwise it would be lost. */
function FocusOnMount({ moveFocus, children }: FocusOnMountProps) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moveFocus) screen.current?.querySelector('h1')?.focus();
  }, [moveFocus]);
  return <div ref={screen}>{children}</div>;
}
