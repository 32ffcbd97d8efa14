import { Global, Injectable, Module } from '@nestjs/common';

/** Wraps `ask` so that its answer, or its error, is reused for `milliseconds`. */
export function cached<T>(ask: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let askedAt = 0;
  return () => {
    if (!answer || performance.now() - askedAt >= milliseconds) {
      askedAt = performance.now();
      answer = ask();
    }
    return answer;
  };
}

/** Resolves when the dependency works, rejects when it doesn't. */
type Check = () => Promise<unknown>;

/** What a person should look at even if every dependency works, as sentences. */
type WarningCheck = () => Promise<readonly string[]>;

/** Anyone can ask, as often as they like: a flood of them asks the dependencies once a second. */
const holdsFor = 1000;

/** Each dependency registers a check of whether it works, and its warnings. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, Check>();
  private readonly warningChecks: WarningCheck[] = [];

  /** The names of the dependencies that don't work; empty when all do. */
  readonly unavailable = cached(() => this.askWhatIsUnavailable(), holdsFor);

  /** What a person should look at. A check that fails to answer is for `unavailable` to report. */
  readonly warnings = cached(() => this.askForWarnings(), holdsFor);

  add(dependency: string, check: Check): void {
    this.checks.set(dependency, check);
  }

  addWarnings(check: WarningCheck): void {
    this.warningChecks.push(check);
  }

  private async askWhatIsUnavailable(): Promise<string[]> {
    const asked = [...this.checks].map(async ([dependency, check]) =>
      check().then(
        () => [],
        () => [dependency],
      ),
    );
    return (await Promise.all(asked)).flat();
  }

  private async askForWarnings(): Promise<string[]> {
    const asked = await Promise.allSettled(this.warningChecks.map((check) => check()));
    return asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  }
}

@Global()
@Module({ providers: [Readiness], exports: [Readiness] })
export class ReadinessModule {}
