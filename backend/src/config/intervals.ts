import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { describeError } from './logging.ts';

/** Runs tasks regularly until the application shuts down. Doesn't keep the process alive. */
@Injectable()
export class Intervals implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Intervals.name);
  private readonly timers: NodeJS.Timeout[] = [];

  /** Skips a run while the last one goes on. Logs `failure` once until a run succeeds: Redis can be away for long. */
  add(milliseconds: number, failure: string, task: () => Promise<void>): void {
    let running = false;
    let failing = false;
    const run = async (): Promise<void> => {
      if (running) return;
      running = true;
      try {
        await task();
        failing = false;
      } catch (error) {
        if (!failing) this.logger.warn({ event: failure, error: describeError(error) });
        failing = true;
      }
      running = false;
    };
    this.timers.push(setInterval(() => void run(), milliseconds).unref());
  }

  beforeApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }
}
