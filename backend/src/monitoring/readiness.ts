import { Injectable } from '@nestjs/common';
import type { ServerWarning, Severity } from 'shared/live-check';

/** Caches the result or error of `load` for `milliseconds`. */
export function cached<T>(load: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let result: Promise<T> | undefined;
  let loadedAt = 0;
  return () => {
    if (!result || performance.now() - loadedAt >= milliseconds) {
      loadedAt = performance.now();
      result = load();
    }
    return result;
  };
}

/** Rejects if the dependency is unavailable. */
type Check = () => Promise<unknown>;

/** Returns sentences for the operator. */
export type WarningCheck = () => Promise<readonly string[]>;

/** Without a severity, the dashboard knows it already. */
type Warning = Omit<ServerWarning, 'severity'> & Partial<ServerWarning>;

/** Milliseconds. Public requests must not overload the dependencies. */
const cacheTime = 1000;

/** Collects the availability checks and warnings of all dependencies. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, Check>();
  private readonly warningChecks: (() => Promise<readonly Warning[]>)[] = [];

  /** Names of the unavailable dependencies. */
  readonly unavailable = cached(() => this.checkAvailability(), cacheTime);

  /** All warnings. Failed checks are ignored, because `unavailable` reports them. */
  readonly warnings = cached(() => this.collectWarnings(), cacheTime);

  add(dependency: string, check: Check): void {
    this.checks.set(dependency, check);
  }

  addWarnings(check: WarningCheck, severity?: Severity): void {
    this.warningChecks.push(async () =>
      (await check()).map((what) => ({ ...(severity && { severity }), what })),
    );
  }

  private async checkAvailability(): Promise<string[]> {
    const results = [...this.checks].map(async ([dependency, check]) =>
      check().then(
        () => [],
        () => [dependency],
      ),
    );
    return (await Promise.all(results)).flat();
  }

  private async collectWarnings(): Promise<Warning[]> {
    const results = await Promise.allSettled(this.warningChecks.map((check) => check()));
    return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  }
}
