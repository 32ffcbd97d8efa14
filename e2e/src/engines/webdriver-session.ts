const seconds = 30;

interface ErrorValue {
  error: string;
  message: string;
}

/**
 * A session of W3C WebDriver, the HTTP protocol. These few calls don't need a library:
 * docs/decisions/tests.md.
 */
export class WebDriverSession {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /** Starts a session with the driver at the URL. */
  static async create(driverUrl: string): Promise<WebDriverSession> {
    const capabilities = { alwaysMatch: {} };
    const driver = new WebDriverSession(driverUrl);
    const { sessionId } = await driver.post<{ sessionId: string }>('session', { capabilities });
    return new WebDriverSession(`${driverUrl}/session/${sessionId}`);
  }

  get<Value>(command: string): Promise<Value> {
    return this.#call('GET', command);
  }

  post<Value>(command: string, body: object): Promise<Value> {
    return this.#call('POST', command, JSON.stringify(body));
  }

  async delete(command: string): Promise<void> {
    await this.#call('DELETE', command);
  }

  /** @throws Error with the driver's message, or naming the command that took too long. */
  async #call<Value>(method: string, command: string, body?: string): Promise<Value> {
    const what = `WebDriver's ${method} ${command}`;
    const response = await fetch(`${this.#url}/${command}`, {
      method,
      signal: AbortSignal.timeout(seconds * 1000),
      ...(body !== undefined && { body }),
    }).catch((error: unknown) => {
      throw new Error(`${what} didn't answer in ${seconds.toString()} seconds.`, { cause: error });
    });
    const { value } = (await response.json()) as { value: Value | ErrorValue };
    if (response.ok) return value as Value;
    const { error, message } = value as ErrorValue;
    throw new Error(`${what} failed: ${error}: ${message}`);
  }
}
