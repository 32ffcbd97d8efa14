import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { behaviors, isBehavior, Mailbox } from './mailbox.ts';
import { createSmtpServer } from './smtp-server.ts';

const {
  MAILBOX_HOST: host = '127.0.0.1',
  MAILBOX_SMTP_PORT: smtpPort = '',
  MAILBOX_HTTP_PORT: httpPort = '',
  /**
   * Where accepted mail is stored, so that it survives a kill. Undefined:
   * memory only.
   */
  MAILBOX_FILE: file,
  /** For STARTTLS. Undefined: not offered. */
  MAILBOX_KEY: key,
  MAILBOX_CERTIFICATE: cert,
} = process.env;

const certificate =
  key && cert
    ? { key: readFileSync(key), cert: readFileSync(cert) }
    : undefined;
const mailbox = await Mailbox.open(file);
const smtp = createSmtpServer(mailbox, { certificate });

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * The mailbox as a JSON API.
 *
 * - `GET /messages?subject=…&skip=…&wait=…`: mails whose subject contains the text, without the first
 *   `skip` ones; `wait` is how many seconds to wait for the first one.
 * - `GET /held`: how many mails are on hold.
 * - `PUT /behavior?recipient=…`: how the next mail is treated, or the next one to a
 *   recipient, as plain text.
 * - `GET /record`: what the SMTP server has seen besides mails.
 */
const calls: Record<
  string,
  ((url: URL, exchange: Exchange) => unknown) | undefined
> = {
  'GET /messages': async ({ searchParams }, { response }) => {
    const closed = new AbortController();
    response.once('close', () => closed.abort());
    const milliseconds = Number(searchParams.get('wait') ?? 0) * 1000;
    const signal = AbortSignal.any([
      closed.signal,
      AbortSignal.timeout(milliseconds),
    ]);
    const skipped = Number(searchParams.get('skip') ?? 0);
    return mailbox.find(searchParams.get('subject') ?? '', skipped, signal);
  },
  'GET /held': () => mailbox.held,
  'PUT /behavior': async ({ searchParams }, { request }) => {
    const behavior = await text(request);
    if (!isBehavior(behavior))
      throw new Error(`Send one of: ${behaviors.join(', ')}.`);
    mailbox.setBehavior(behavior, searchParams.get('recipient') ?? undefined);
    return behavior;
  },
  'GET /record': () => smtp.record(),
};

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://mailbox');
  const send = (status: number, body: unknown) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  const call = calls[`${request.method ?? ''} ${url.pathname}`];
  if (!call) {
    send(404, { error: 'Only /messages, /held, /behavior and /record exist.' });
    return;
  }
  const answer = async () => await call(url, { request, response });
  answer().then(
    (body) => send(200, body),
    (error: unknown) => send(400, { error: String(error) }),
  );
});

await once(smtp.listen(Number(smtpPort), host), 'listening');
await once(server.listen(Number(httpPort), host), 'listening');
console.log(
  `Mailbox: smtp://${host}:${smtpPort}, http://${host}:${httpPort}/messages`,
);

// As PID 1 in a container, it has no default signal handlers. It also ends with
// a parent that forked it.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'])
  process.once(event, () => process.exit(0));
