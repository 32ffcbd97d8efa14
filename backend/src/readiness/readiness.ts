import { Injectable } from '@nestjs/common';

/** Resolves when the part works, rejects when it does not. */
type Check = () => Promise<unknown>;

/** Where each part that the service leans on says how to ask whether it is there. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, Check>();

  add(part: string, check: Check): void {
    this.checks.set(part, check);
  }

  /** The names of the parts that are away, empty when all is well. */
  async away(): Promise<string[]> {
    const asked = [...this.checks].map(async ([part, check]) =>
      check().then(
        () => [],
        () => [part],
      ),
    );
    return (await Promise.all(asked)).flat();
  }
}
