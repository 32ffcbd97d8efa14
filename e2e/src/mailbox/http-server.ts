import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { behaviors, isBehavior } from './behavior.ts';
import type { Mailbox } from './mailbox.ts';

/**
 * The mailbox as a JSON API.
 *
 * - `GET /messages?subject=…&wait=…`: mails whose subject contains the text; `wait` is how many
 *   seconds to wait for the first one.
 * - `DELETE /messages`: delete all.
 * - `GET /held`: how many mails are on hold.
 * - `GET /behavior`, `PUT /behavior`: how the next mail is treated, as plain text.
 */
export function createHttpServer(mailbox: Mailbox): Server {
  return createServer((request, response) => {
    respond(mailbox, request, response).catch((error: unknown) => {
      send(response, 500, { error: error instanceof Error ? error.message : String(error) });
    });
  });
}

async function respond(mailbox: Mailbox, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://mailbox');
  switch (`${request.method ?? ''} ${url.pathname}`) {
    case 'GET /messages': {
      const closed = new AbortController();
      response.once('close', () => {
        closed.abort();
      });
      const milliseconds = Number(url.searchParams.get('wait') ?? 0) * 1000;
      const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(milliseconds)]);
      send(response, 200, await mailbox.find(url.searchParams.get('subject') ?? '', signal));
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
      mailbox.behavior = behavior;
      send(response, 200, behavior);
      return;
    }
    default:
      send(response, 404, { error: 'Only /messages, /held and /behavior exist.' });
  }
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
