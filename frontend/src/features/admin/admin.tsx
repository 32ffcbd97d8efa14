import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Button } from '@/components/button';
import { ErrorBoundary } from '@/components/recovery/error-boundary';
import { useToast } from '@/components/toast/toast-store';
import { VisuallyHidden } from '@/components/visually-hidden';
import { practice } from '@/content/practice';
import { absoluteUrl } from '@/seo/head-tags';
import styles from './admin.module.css';
import { queryClient } from './api';
import { followLink, useAddress } from './dashboard/address';
import dashboard from './dashboard/dashboard.module.css';
import { FailedNotice, Spinner } from './panel';
import { firstScreen } from './session/first-screen';
import { useLogout } from './session/login';
import { LoginScreen } from './session/login-screen';
import {
  reloadOnceOnline,
  reloadWhenRestored,
  useSession,
  watchForEndElsewhere,
  watchForSessionEnd,
} from './session/session';

const Dashboard = lazy(async () => ({
  default: (await import('./dashboard/dashboard').catch(reloadOnceOnline))
    .Dashboard,
}));
const loadToaster = () => import('@/components/toast/toaster');
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

watchForSessionEnd(queryClient);
if (!import.meta.env.SSR) {
  reloadWhenRestored(queryClient);
  watchForEndElsewhere(queryClient);
}

/**
 * Preloaded: the toast has to work when the connection fails. A password
 * manager fills in without a key.
 */
function prepareToaster() {
  loadToaster().catch(() => undefined);
}

/** The admin page, an application of its own. */
export function Admin() {
  const toast = useToast();
  return (
    <QueryClientProvider client={queryClient}>
      <main
        className={styles.screens}
        onClick={followLink}
        onInputCapture={prepareToaster}
        onKeyDownCapture={prepareToaster}
        onPointerDownCapture={prepareToaster}
      >
        <ErrorBoundary
          fallback={
            <div className={dashboard.dashboard}>
              <h1>SEO Dashboard</h1>
              <FailedNotice />
            </div>
          }
        >
          <AdminGate />
        </ErrorBoundary>
      </main>
      <ErrorBoundary>{toast && <Toaster />}</ErrorBoundary>
    </QueryClientProvider>
  );
}

/**
 * In place of the header that visitors see: whose site this is, and which copy
 * of it.
 */
const Header = ({ children }: { children?: ReactNode }) => (
  <header className={styles.header}>
    <a className={styles.site} href="/">
      <strong>{practice.name}</strong> {new URL(absoluteUrl('/')).host}
    </a>
    {children}
  </header>
);

/** A form, so that it also works where this script doesn't. */
function LogOut() {
  const { mutate: logout, isPending } = useLogout();
  return (
    <form
      method="post"
      action="/api/admin/logout"
      onSubmit={(event) => {
        event.preventDefault();
        logout();
      }}
    >
      <Button type="submit" variant="outline" disabled={isPending}>
        Log out
      </Button>
    </form>
  );
}

function AdminGate() {
  const { get } = useAddress();
  const { state, change, secondFactor, codeIsOptional, offline } = useSession();
  const moveFocus = change !== undefined;
  if (state === 'signed-in') {
    return (
      <>
        <Header>
          <LogOut />
        </Header>
        <p role="status" className={styles.offline}>
          {offline &&
            'No connection. What you see may be out of date until it’s back.'}
        </p>
        <Suspense fallback={<LoadingScreen />}>
          <FocusOnMount moveFocus={moveFocus}>
            <Dashboard />
          </FocusOnMount>
        </Suspense>
      </>
    );
  }
  const waiting = state === 'loading';
  return (
    <>
      <Header />
      {waiting && <LoadingScreen />}
      <div id={firstScreen.signIn} hidden={waiting}>
        <FocusOnMount moveFocus={moveFocus}>
          <LoginScreen
            ended={change === 'ended'}
            refused={!waiting && get('sign-in') !== ''}
            secondFactor={secondFactor}
            codeIsOptional={codeIsOptional}
          />
        </FocusOnMount>
      </div>
    </>
  );
}

/**
 * Shown until the session is known. Prerendered, so it also has the notice for
 * browsers without JavaScript.
 */
const LoadingScreen = () => (
  <div id={firstScreen.loading}>
    <h1>
      <VisuallyHidden>SEO Dashboard</VisuallyHidden>
    </h1>
    <Spinner label="Loading..." />
    <noscript>
      <p>This page needs JavaScript. Please turn it on and reload the page.</p>
      <LogOut />
    </noscript>
  </div>
);

/**
 * Moves the focus to the heading of a screen that replaced another; otherwise
 * it would be lost. Not on the page's first screen: the browser has already set
 * it.
 */
function FocusOnMount({
  moveFocus,
  children,
}: {
  moveFocus: boolean;
  children: ReactNode;
}) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moveFocus) screen.current?.querySelector('h1')?.focus();
  }, [moveFocus]);
  return <div ref={screen}>{children}</div>;
}
