import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { behaviors, isBehavior, Mailbox, Journal } from './mailbox.ts';
import { type SmtpRecord, createSmtpServer } from './smtp-server.ts';

interface Settings {
  host: string;
  smtpPort: number;
  httpPort: number;
  /** Where accepted mail is stored, so that it survives a kill. Undefined: memory only. */
  file: string | undefined;
  /** For STARTTLS. Undefined: not offered. */
  certificate: { key: Buffer; cert: Buffer } | undefined;
}

/** @throws Error with one line for each variable that is missing or not a port. */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const problems: string[] = [];
  const port = (name: string, purpose: string): number => {
    const value = Number(variables[name]);
    if (!Number.isInteger(value) || value < 1 || value > 65535) {
      problems.push(`${name} must be a port number: ${purpose}.`);
    }
    return value;
  };
  const [key, cert] = [variables['MAILBOX_KEY'], variables['MAILBOX_CERTIFICATE']];
  const settings = {
    host: variables['MAILBOX_HOST'] ?? '127.0.0.1',
    smtpPort: port('MAILBOX_SMTP_PORT', 'where it accepts mail'),
    httpPort: port('MAILBOX_HTTP_PORT', 'where it serves received mail'),
    file: variables['MAILBOX_FILE'],
    certificate: key && cert ? { key: readFileSync(key), cert: readFileSync(cert) } : undefined,
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
}

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
export function createHttpServer(mailbox: Mailbox, record: () => SmtpRecord): Server {
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
  const { host, smtpPort, httpPort, file, certificate } = readSettings(process.env);
  const mailbox = await Mailbox.open(file === undefined ? undefined : new Journal(file));
  const smtp = createSmtpServer(mailbox, { certificate });
  await once(smtp.listen(smtpPort, host), 'listening');
  await once(createHttpServer(mailbox, smtp.record).listen(httpPort, host), 'listening');
  console.log(
    `Mailbox: smtp://${host}:${smtpPort.toString()}, http://${host}:${httpPort.toString()}/messages`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// As PID 1 in a container, it has no default signal handlers. It also ends with a parent that forked it.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => process.exit(0));
