import { Injectable } from '@nestjs/common';

/** Resolves when the part works, rejects when it does not. */
type Check = () => Promise<unknown>;

/** What is wrong although every part is there, as sentences. */
type Doubt = () => Promise<readonly string[]>;

/** Where each part that the service leans on says how to ask whether it is there and well. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, Check>();
  private readonly doubts: Doubt[] = [];

  add(part: string, check: Check): void {
    this.checks.set(part, check);
  }

  addDoubt(doubt: Doubt): void {
    this.doubts.push(doubt);
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

  /** What a person should look at; a doubt that cannot be asked is for `away` to report. */
  async troubles(): Promise<string[]> {
    const asked = await Promise.allSettled(this.doubts.map((doubt) => doubt()));
    return asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  }
}
