import { connect, type Socket } from 'node:net';

/** A TCP connection to the site on which anything can be said, also what no browser says. */
export class RawConnection {
  answer = '';
  readonly closed: Promise<void>;
  readonly #socket: Socket;

  constructor(baseUrl: string) {
    const { hostname, port } = new URL(baseUrl);
    this.#socket = connect({ host: hostname, port: Number(port) || 80 });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (text: string) => (this.answer += text));
    // A reset is an answer too.
    this.#socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      this.#socket.on('close', () => {
        resolve();
      });
    });
  }

  say(text: string | Buffer): void {
    if (this.#socket.writable) this.#socket.write(text);
  }

  leave(): void {
    this.#socket.destroy();
  }

  /** The statuses of everything that was answered. */
  get statuses(): number[] {
    return [...this.answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  }
}

/** Says one thing. @returns the statuses of the answers, once the server has closed the connection. */
export async function sayOnce(baseUrl: string, text: string | Buffer): Promise<number[]> {
  const connection = new RawConnection(baseUrl);
  connection.say(text);
  await connection.closed;
  return connection.statuses;
}
