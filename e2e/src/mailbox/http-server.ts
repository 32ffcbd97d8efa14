import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { behaviours, isBehaviour } from './behaviour.ts';
import type { Mailbox } from './mailbox.ts';

/**
 * The mailbox as JSON.
 *
 * - `GET /messages?subject=…&wait=…`: the mails whose subject contains the words; with `wait`
 *   (seconds) the answer is held until there is one.
 * - `DELETE /messages`: forget them all.
 * - `GET /held`: how many mails are held back now.
 * - `GET /behaviour`, `PUT /behaviour`: how the next mail is treated, as a plain word.
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
      const gone = new AbortController();
      response.once('close', () => {
        gone.abort();
      });
      const milliseconds = Number(url.searchParams.get('wait') ?? 0) * 1000;
      const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(milliseconds)]);
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
    case 'GET /behaviour':
      send(response, 200, mailbox.behaviour);
      return;
    case 'PUT /behaviour': {
      const behaviour = await text(request);
      if (!isBehaviour(behaviour)) {
        send(response, 400, { error: `Send one of: ${behaviours.join(', ')}.` });
        return;
      }
      mailbox.behaviour = behaviour;
      send(response, 200, behaviour);
      return;
    }
    default:
      send(response, 404, { error: 'There is only /messages, /held and /behaviour.' });
  }
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
