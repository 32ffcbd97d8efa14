import { connect, type Socket } from 'node:net';

/** The part of the Inspector protocol that this uses, as JSON. */
interface InspectorMessage {
  method?: string;
  params?: {
    targetInfo?: { targetId: string };
    targetId?: string;
    message?:
      { source: string; level: string; text: string; url?: string } | string;
  };
}

const text = (value: string) => Buffer.from(`${value}\0`);

/**
 * Reads the console of WebKitGTK's one page with the protocol of its remote Web
 * Inspector, because WebDriver can't, and MiniBrowser doesn't print the
 * messages of a page controlled by WebDriver.
 *
 * A message is a length, a byte for the byte order, a name, and parameters in
 * GVariant's format. JSON for the page is inside, in a string.
 */
export class WebKitInspector {
  readonly #socket: Socket;
  readonly #report: (message: string) => void;
  #received = Buffer.alloc(0);
  /** Connection and target of the page, as received. */
  #page: Buffer | undefined;
  #lastId = 0;
  readonly #attached = Promise.withResolvers<undefined>();

  private constructor(socket: Socket, report: (message: string) => void) {
    this.#socket = socket;
    this.#report = report;
    socket.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#readAll();
    });
    // The browser has ended.
    socket.on('error', () => socket.destroy());
    this.#send('SetupInspectorClient', text(''));
  }

  /** @throws Error if nothing listens yet. */
  static async connect(
    port: number,
    report: (message: string) => void,
  ): Promise<WebKitInspector> {
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve, reject) => {
      socket.once('connect', resolve).once('error', reject);
    });
    return new WebKitInspector(socket, report);
  }

  /**
   * Waits until messages come. A page that's controlled by WebDriver can't be
   * attached to anymore.
   */
  async attached(): Promise<void> {
    await this.#attached.promise;
  }

  close(): void {
    this.#socket.destroy();
  }

  #send(name: string, parameters: Buffer): void {
    const body = Buffer.concat([text(name), parameters]);
    const head = Buffer.alloc(5);
    head.writeUInt32BE(body.length);
    // Parameters are little-endian.
    head.writeUInt8(1, 4);
    this.#socket.write(Buffer.concat([head, body]));
  }

  #readAll(): void {
    while (this.#received.length >= 5) {
      const end = 5 + this.#received.readUInt32BE(0);
      if (this.#received.length < end) return;
      const body = this.#received.subarray(5, end);
      this.#received = this.#received.subarray(end);
      const nameEnd = body.indexOf(0);
      this.#read(body.toString('utf8', 0, nameEnd), body.subarray(nameEnd + 1));
    }
  }

  #read(name: string, parameters: Buffer): void {
    // (ta(tsssb)): the connection, then for each target its number and type.
    if (
      name === 'SetTargetList' &&
      !this.#page &&
      parameters.includes(text('WebPage'))
    ) {
      this.#page = parameters.subarray(0, 16);
      this.#send('Setup', this.#page);
    }
    // (tts): the connection, the target, JSON.
    if (name === 'SendMessageToFrontend')
      this.#readJson(parameters.toString('utf8', 16, parameters.length - 1));
  }

  #readJson(json: string): void {
    const { method, params } = JSON.parse(json) as InspectorMessage;
    const message = params?.message;
    // Each navigation to another site has its own target.
    if (method === 'Target.targetCreated')
      this.#enableConsole(params?.targetInfo?.targetId ?? '');
    if (
      method === 'Target.dispatchMessageFromTarget' &&
      typeof message === 'string'
    )
      this.#readJson(message);
    if (method === 'Console.messageAdded' && typeof message === 'object')
      this.#report(
        `${message.source} ${message.level}: ${message.text.trim()} ${message.url ?? ''}`.trim(),
      );
  }

  /** The page then also sends what it has logged before. */
  #enableConsole(targetId: string): void {
    const message = JSON.stringify({
      id: this.#nextId(),
      method: 'Console.enable',
    });
    const method = 'Target.sendMessageToTarget';
    const json = JSON.stringify({
      id: this.#nextId(),
      method,
      params: { targetId, message },
    });
    this.#attached.resolve(undefined);
    this.#send(
      'SendMessageToBackend',
      Buffer.concat([this.#page ?? Buffer.alloc(16), text(json)]),
    );
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}
