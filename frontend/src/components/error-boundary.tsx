import { Component, createRef, Suspense, type ReactNode } from 'react';
import styles from './error-boundary.module.css';
import { keepMarkup, type PutBack, recover } from './recovery';

interface ErrorBoundaryProps {
  /** For the boundary around the pages: the current page. */
  route?: string;
  /** Replaces the markup if that's only a loading message. */
  fallback?: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure?: { error: unknown };
}

/**
 * When a child throws, keeps the current markup without React, with working links and forms. Without such
 * markup, the next outer boundary handles the error.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};
  readonly #host = createRef<HTMLDivElement>();

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  /** Runs before React removes the failed markup. */
  override getSnapshotBeforeUpdate(_: ErrorBoundaryProps, before: ErrorBoundaryState) {
    const { failure } = this.state;
    if (!failure || before.failure || this.props.fallback || !this.#host.current) return null;
    return keepMarkup(this.#host.current);
  }

  override componentDidUpdate(
    _: ErrorBoundaryProps,
    __: ErrorBoundaryState,
    putBack: PutBack | null,
  ) {
    // React has recreated the element.
    if (this.#host.current) putBack?.(this.#host.current);
    if (this.state.failure && this.props.route !== undefined) recover();
  }

  override render() {
    const { failure } = this.state;
    const { children, fallback } = this.props;
    if (failure && !fallback && !this.#host.current) throw failure.error;
    return (
      <div ref={this.#host} className={styles.boundary}>
        {failure ? fallback : <Suspense>{children}</Suspense>}
      </div>
    );
  }
}
