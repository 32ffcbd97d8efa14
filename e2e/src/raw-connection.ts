import { connect, type Socket } from 'node:net';

/** A TCP connection to the site for requests that no HTTP client would send. */
export class RawConnection {
  response = '';
  /** Also resolves if it never opens. */
  readonly opened: Promise<void>;
  readonly closed: Promise<void>;
  readonly #socket: Socket;

  constructor(baseUrl: string) {
    const { hostname, port } = new URL(baseUrl);
    this.#socket = connect({ host: hostname, port: Number(port) || 80 });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (text: string) => (this.response += text));
    // A connection reset is an expected outcome.
    this.#socket.on('error', () => undefined);
    this.opened = new Promise((resolve) => {
      this.#socket.on('connect', resolve).on('close', () => resolve());
    });
    this.closed = new Promise((resolve) => {
      this.#socket.on('close', () => resolve());
    });
  }

  send(text: string | Buffer): void {
    if (this.#socket.writable) this.#socket.write(text);
  }

  close(): void {
    this.#socket.destroy();
  }

  /** The status codes of all responses. */
  get statuses(): number[] {
    return [...this.response.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(
      ([, status]) => Number(status),
    );
  }
}

/**
 * Sends once and waits until the server closes the connection. @returns the
 * status codes and the response.
 */
export async function sendOnce(
  baseUrl: string,
  text: string | Buffer,
): Promise<{ statuses: number[]; response: string }> {
  const connection = new RawConnection(baseUrl);
  connection.send(text);
  await connection.closed;
  const { statuses, response } = connection;
  // Until here, each byte was one character.
  return { statuses, response: Buffer.from(response, 'latin1').toString() };
}
