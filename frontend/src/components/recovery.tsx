import { Component, createRef, Suspense, type ReactNode } from 'react';
import { slashless } from '@/seo/pathnames';
import styles from './hydration.module.css';

/** Restores the saved nodes in an element. */
type PutBack = (host: Element) => void;

/**
 * Saves an element's child nodes before React removes them. Restores the same
 * nodes, so that typed values are kept.
 */
export function keepMarkup(shown: Element): PutBack {
  // Without the comments that mark Suspense boundaries, so that React ignores
  // these nodes.
  const nodes = [...shown.childNodes].filter(
    ({ nodeType }) => nodeType !== Node.COMMENT_NODE,
  );
  const { activeElement, title } = document;
  return (host) => {
    host.replaceChildren(...nodes);
    document.title ||= title;
    for (const form of host.querySelectorAll('form')) {
      // From now on, the browser validates and submits it.
      form.noValidate = false;
      for (const control of form.elements) control.removeAttribute('disabled');
    }
    if (host.contains(activeElement))
      (activeElement as HTMLElement).focus({ preventScroll: true });
  };
}

const routeInAddress = (): string => slashless(window.location.pathname);

/**
 * Which page the window shows:
 * - `served`: the document's own, before and after hydration
 * - `committed`: one that React rendered after client-side navigation
 * - `failed`: not the one in the address, whose script or rendering failed. What was there before stays until the
 *   document is loaded.
 */
let state: 'served' | 'committed' | 'failed' = 'served';

/** The route of the page that was served or committed last. */
let route = import.meta.env.SSR ? '' : routeInAddress();

/** Called when React has committed a page, not just its heading. */
export function pageCommitted(committed: string): void {
  if (state === 'failed' || committed !== route) state = 'committed';
  route = committed;
}

/**
 * False while another page is displayed than the one in the address, or only
 * its heading.
 */
export const isCommitted = (): boolean =>
  state !== 'failed' && route === routeInAddress();

/**
 * The route in the address at the last `beforeunload`. A link that calls a
 * number causes that event, too.
 */
let unloading: string | undefined;

/** Whether there's a connection. The server can answer with any status. */
export async function serverAnswers(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the page in the address from the server, because React can't show it.
 * Without an answer, the browser's error page would replace what's displayed,
 * so this waits for the connection. If the visitor is leaving, it waits until
 * they come back: Safari and Firefox cancel what a page is loading when the
 * visitor opens another one, which would never open.
 *
 * @returns false without an answer
 */
export async function loadDocument(): Promise<boolean> {
  state = 'failed';
  const answers = await serverAnswers();
  // In the meantime, the visitor can have opened another page.
  if (answers && !isCommitted() && unloading !== routeInAddress())
    window.location.reload();
  return answers;
}

function retry(): void {
  if (state === 'failed') void loadDocument();
}

/** Selects and text areas have all that's read here, too. */
const fieldsIn = (part: ParentNode) =>
  part.querySelectorAll<HTMLInputElement>('input, select, textarea');

/**
 * An extension or a translator can change the served markup. Then React renders
 * that part again, with empty fields. This moves what was typed into the new
 * fields, along with the focus and the selection.
 */
export function keepTyped(root: HTMLElement): void {
  // A sign-in comes back after signing out, and mustn't have the password then.
  if (root.querySelector('[type=password]')) return;
  const served = new Set(fieldsIn(root));
  let focused: EventTarget | null = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target));
  root.addEventListener('focusout', ({ target }) => {
    // Chromium also dispatches it for an element that's being removed.
    queueMicrotask(() => {
      if (target === focused && (target as Element).isConnected) focused = null;
    });
  });
  const observer = new MutationObserver(() => {
    if (state !== 'served') observer.disconnect();
    for (const field of served) {
      const next = document.getElementById(field.id) as HTMLInputElement | null;
      if (field.isConnected || !next) continue;
      served.delete(field);
      // A draft from earlier can be in it already.
      next.value = field.value || next.value;
      next.checked = field.checked;
      next.dispatchEvent(new Event('input', { bubbles: true }));
      if (field !== focused) continue;
      next.focus({ preventScroll: true });
      // Other types have no selection.
      if (typeof field.selectionStart === 'number')
        next.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}

/**
 * Called when React has failed. A page that was displayed stays as it was,
 * because its markup is kept. If React rendered it, the server's is more
 * complete, unless someone has typed.
 *
 * @returns whether the page in the address waits for a connection
 */
export async function recover(): Promise<boolean> {
  const typed = [...fieldsIn(document)].some(({ type, value, defaultValue }) =>
    type.startsWith('select') ? value : value !== defaultValue,
  );
  if (isCommitted() && (state === 'served' || typed)) return false;
  return !(await loadDocument());
}

/**
 * Watches for what React doesn't report, and for when the document can be
 * loaded.
 */
export function watchDocument(): void {
  // After an error during a commit, the URL has changed but the page hasn't. In
  // a view transition, such an error is a rejected promise.
  for (const event of ['error', 'unhandledrejection']) {
    window.addEventListener(event, () => {
      if (!isCommitted()) void loadDocument();
    });
  }
  window.addEventListener('beforeunload', () => {
    unloading = routeInAddress();
  });
  window.addEventListener('pageshow', () => {
    unloading = undefined;
    retry();
  });
  window.addEventListener('online', retry);
}

interface ErrorBoundaryProps {
  /**
   * For the boundary around the pages: the current page, and what's displayed
   * while there's no connection to load it.
   */
  route?: string;
  offline?: ReactNode;
  /** Replaces the markup if that's only a loading message. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure?: { error: unknown };
  isOffline?: boolean;
}

/**
 * When a child throws, keeps the current markup without React, with working
 * links and forms. Without such markup, the next outer boundary handles the
 * error.
 */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  ErrorBoundaryState
> {
  override state: ErrorBoundaryState = {};
  readonly #host = createRef<HTMLDivElement>();

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  /** Runs before React removes the failed markup. */
  override getSnapshotBeforeUpdate(
    _: ErrorBoundaryProps,
    before: ErrorBoundaryState,
  ) {
    const { failure } = this.state;
    if (
      !failure ||
      before.failure ||
      this.props.fallback ||
      !this.#host.current
    )
      return null;
    return keepMarkup(this.#host.current);
  }

  override componentDidUpdate(
    { route: before }: ErrorBoundaryProps,
    { failure: earlier }: ErrorBoundaryState,
    putBack: PutBack | null,
  ) {
    // React has recreated the element.
    if (this.#host.current) putBack?.(this.#host.current);
    const { failure } = this.state;
    const { route } = this.props;
    if (!failure || route === undefined || (earlier && before === route))
      return;
    void recover().then((isOffline) => {
      if (route === this.props.route) this.setState({ isOffline });
    });
  }

  override render() {
    const { failure, isOffline } = this.state;
    const { children, fallback, offline } = this.props;
    if (failure && !fallback && !this.#host.current) throw failure.error;
    return (
      // Another element, without the markup that was put back.
      <div key={isOffline ? 1 : 0} ref={this.#host} className={styles.boundary}>
        {failure ? (
          isOffline ? (
            offline
          ) : (
            fallback
          )
        ) : (
          <Suspense>{children}</Suspense>
        )}
      </div>
    );
  }
}
