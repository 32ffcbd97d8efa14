import { Component, createRef, Suspense, type ReactNode } from 'react';
import styles from '../hydration.module.css';
import { keepMarkup, type RestoreMarkup } from './keep-markup';
import { recover } from './load-document';

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
    restore: RestoreMarkup | null,
  ) {
    // React has recreated the element.
    if (this.#host.current) restore?.(this.#host.current);
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
