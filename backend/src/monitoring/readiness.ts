import { Injectable, Logger } from '@nestjs/common';
import type { ServerWarning, Severity } from 'shared/live-check';
import { describeError } from '../config/logging.ts';

/** Caches the result or error of `load` for `milliseconds`. */
export function cached<T>(
  load: () => Promise<T>,
  milliseconds: number,
): () => Promise<T> {
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

export interface Watcher<Result> {
  /** The watched thing, as in "Couldn't check the disk." */
  readonly what: string;
  readonly check: () => Promise<Result>;
  /**
   * The dependency that the check asks. While it's unavailable, which is
   * reported, the check can't work.
   */
  readonly needs?: 'redis';
}

/** Finds sentences for the operator. */
export type WarningWatcher = Watcher<readonly string[]>;

/**
 * What a watcher has found, or a sentence about its own failure. Neither if
 * what it needs is unavailable.
 */
interface Outcome<Result> {
  readonly result?: Result;
  readonly failure?: string;
}

/**
 * A warning without a severity isn't listed on the dashboard, which has it in
 * another place.
 */
type Warning = Omit<ServerWarning, 'severity'> & Partial<ServerWarning>;

/** Milliseconds. Public requests must not overload the dependencies. */
const cacheTime = 1000;

/** Collects the availability checks and warnings of all dependencies. */
@Injectable()
export class Readiness {
  private readonly logger = new Logger(Readiness.name);
  private readonly checks = new Map<string, Check>();
  private readonly warningChecks: (() => Promise<readonly Warning[]>)[] = [];
  /** The watchers whose last check failed, by what they watch. */
  private readonly failing = new Set<string>();

  /** Names of the unavailable dependencies. */
  readonly unavailable = cached(() => this.checkAvailability(), cacheTime);

  /** All warnings, also about what can't be checked. */
  readonly warnings = cached(() => this.collectWarnings(), cacheTime);

  add(dependency: string, check: Check): void {
    this.checks.set(dependency, check);
  }

  addWarnings(watcher: WarningWatcher, severity?: Severity): void {
    this.warningChecks.push(async () => {
      const { result = [], failure } = await this.run(watcher);
      if (failure) return [{ severity: 'warning', what: failure }];
      return result.map((what) => ({ ...(severity && { severity }), what }));
    });
  }

  /**
   * Never rejects: a watcher that doesn't work is a finding, too. Logs a
   * repeated failure only once.
   */
  async run<Result>({
    what,
    check,
    needs,
  }: Watcher<Result>): Promise<Outcome<Result>> {
    try {
      const result = await check();
      this.failing.delete(what);
      return { result };
    } catch (thrown) {
      if (needs && (await this.unavailable()).includes(needs)) return {};
      const error = describeError(thrown);
      if (!this.failing.has(what))
        this.logger.warn({ event: 'check-failed', what, error });
      this.failing.add(what);
      return {
        failure: `Couldn't check ${what} (${String(error.code ?? error.name)}).`,
      };
    }
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
    return (
      await Promise.all(this.warningChecks.map((check) => check()))
    ).flat();
  }
}
