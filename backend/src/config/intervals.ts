import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

/** Calls tasks regularly until the application shuts down. Doesn't keep the process alive. */
@Injectable()
export class Intervals implements BeforeApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];

  /** `task` must not reject. */
  add(milliseconds: number, task: () => Promise<void>): void {
    this.timers.push(setInterval(() => void task(), milliseconds).unref());
  }

  beforeApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }
}
