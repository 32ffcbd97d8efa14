import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { VisuallyHidden } from '@/components/visually-hidden';
import { firstScreen } from './session/first-screen';
import { LoginScreen } from './session/login-screen';
import { useSession } from './session/session';
import { Spinner } from './spinner';

const Dashboard = lazy(async () => ({
  default: (await import('./dashboard/dashboard')).Dashboard,
}));

export function AdminGate() {
  const { state, change, secondFactor } = useSession();
  const moveFocus = change !== undefined;
  if (state === 'signed-in') {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <FocusOnMount moveFocus={moveFocus}>
          <Dashboard />
        </FocusOnMount>
      </Suspense>
    );
  }
  const waiting = state === 'loading';
  return (
    <>
      {waiting && <LoadingScreen />}
      <div id={firstScreen.signIn} hidden={waiting}>
        <FocusOnMount moveFocus={moveFocus}>
          <LoginScreen
            waiting={waiting}
            sessionEnded={change === 'ended'}
            secondFactor={secondFactor}
          />
        </FocusOnMount>
      </div>
    </>
  );
}

/** Shown until the session is known. Prerendered, so it also has the notice for browsers without JavaScript. */
function LoadingScreen() {
  return (
    <div id={firstScreen.loading}>
      <h1>
        <VisuallyHidden>SEO Dashboard</VisuallyHidden>
      </h1>
      <Spinner label="Loading..." />
      <noscript>
        <p>This page needs JavaScript. Please turn it on and reload the page.</p>
      </noscript>
    </div>
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
