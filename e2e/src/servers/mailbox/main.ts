import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { behaviors, isBehavior, Mailbox, Journal } from './mailbox.ts';
import { type SmtpRecord, createSmtpServer } from './smtp-server.ts';

const {
  MAILBOX_HOST: host = '127.0.0.1',
  MAILBOX_SMTP_PORT: smtpPort = '',
  MAILBOX_HTTP_PORT: httpPort = '',
  /** Where accepted mail is stored, so that it survives a kill. Undefined: memory only. */
  MAILBOX_FILE: file,
  /** For STARTTLS. Undefined: not offered. */
  MAILBOX_KEY: key,
  MAILBOX_CERTIFICATE: cert,
} = process.env;

/**
 * The mailbox as a JSON API.
 *
 * - `GET /messages?subject=…&skip=…&wait=…`: mails whose subject contains the text, without the first
 *   `skip` ones; `wait` is how many seconds to wait for the first one.
 * - `DELETE /messages`: delete all.
 * - `GET /held`: how many mails are on hold.
 * - `GET /behavior`, `PUT /behavior?recipient=…`: how the next mail is treated, or the next one to a
 *   recipient, as plain text.
 * - `GET /record`: what the SMTP server has seen besides mails.
 */
function createHttpServer(mailbox: Mailbox, record: () => SmtpRecord): Server {
  return createServer((request, response) => {
    respond(mailbox, record, request, response).catch((error: unknown) => {
      send(response, 500, { error: error instanceof Error ? error.message : String(error) });
    });
  });
}

async function respond(
  mailbox: Mailbox,
  record: () => SmtpRecord,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = new URL(request.url ?? '/', 'http://mailbox');
  switch (`${request.method ?? ''} ${url.pathname}`) {
    case 'GET /messages': {
      const closed = new AbortController();
      response.once('close', () => {
        closed.abort();
      });
      const milliseconds = Number(url.searchParams.get('wait') ?? 0) * 1000;
      const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(milliseconds)]);
      const subjectPart = url.searchParams.get('subject') ?? '';
      const skipped = Number(url.searchParams.get('skip') ?? 0);
      send(response, 200, await mailbox.find(subjectPart, skipped, signal));
      return;
    }
    case 'DELETE /messages':
      mailbox.clear();
      send(response, 200, []);
      return;
    case 'GET /held':
      send(response, 200, mailbox.held);
      return;
    case 'GET /behavior':
      send(response, 200, mailbox.behavior);
      return;
    case 'PUT /behavior': {
      const behavior = await text(request);
      if (!isBehavior(behavior)) {
        send(response, 400, { error: `Send one of: ${behaviors.join(', ')}.` });
        return;
      }
      mailbox.setBehavior(behavior, url.searchParams.get('recipient') ?? undefined);
      send(response, 200, behavior);
      return;
    }
    case 'GET /record':
      send(response, 200, record());
      return;
    default:
      send(response, 404, { error: 'Only /messages, /held, /behavior and /record exist.' });
  }
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

try {
  const mailbox = await Mailbox.open(file === undefined ? undefined : new Journal(file));
  const certificate =
    key && cert ? { key: readFileSync(key), cert: readFileSync(cert) } : undefined;
  const smtp = createSmtpServer(mailbox, { certificate });
  await once(smtp.listen(Number(smtpPort), host), 'listening');
  await once(createHttpServer(mailbox, smtp.record).listen(Number(httpPort), host), 'listening');
  console.log(`Mailbox: smtp://${host}:${smtpPort}, http://${host}:${httpPort}/messages`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// As PID 1 in a container, it has no default signal handlers. It also ends with a parent that forked it.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => process.exit(0));
