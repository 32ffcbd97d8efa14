import { fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import type { Delivery } from './mail.ts';

/** Deliveries on disk, one JSON line each. Each line is synced before the mail is accepted. */
export class Journal {
  readonly #file: string;
  readonly #descriptor: number;

  /** @throws Error if the file can't be opened for writing. */
  constructor(file: string) {
    this.#file = file;
    this.#descriptor = openSync(file, 'a');
    // Drops a partial line: the process was killed before it accepted that mail.
    const content = readFileSync(file);
    truncateSync(file, content.lastIndexOf('\n') + 1);
  }

  read(): Delivery[] {
    const lines = readFileSync(this.#file, 'utf8').split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Delivery);
  }

  append(delivery: Delivery): void {
    writeSync(this.#descriptor, `${JSON.stringify(delivery)}\n`);
    fsyncSync(this.#descriptor);
  }

  clear(): void {
    truncateSync(this.#file, 0);
    fsyncSync(this.#descriptor);
  }
}
