import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** How a mail is treated. Rejections quote the mail, as real servers do. */
export type SmtpBehavior =
  | 'accept'
  | 'refuse with 450'
  | 'refuse with 451'
  | 'refuse with 550'
  | 'hang'
  | 'trickle'
  | 'disconnect';

/** Sets how the next mails, or those to one recipient, are treated. Answered with a record. */
export interface SmtpOrder {
  readonly behavior?: SmtpBehavior;
  readonly recipient?: string;
}

/** What the server has recorded besides the accepted mails. */
export interface SmtpRecord {
  readonly openConnections: number;
  /** All bytes that clients sent without TLS. */
  readonly clearText: string;
  readonly logins: readonly Login[];
}

interface Login {
  readonly user: string | undefined;
  readonly password: string | null | undefined;
  readonly secure: boolean;
}

/** Certificate files for STARTTLS. */
export interface CertificateFiles {
  readonly key: string;
  readonly cert: string;
}

/** Runs as a separate process and sends accepted mails to its parent. */
const [port, key, cert] = process.argv.slice(2);
let defaultBehavior: SmtpBehavior = 'accept';
const byRecipient = new Map<string, SmtpBehavior>();
let clearText = '';
const logins: Login[] = [];

const server = new SMTPServer({
  authOptional: true,
  ...(key && cert
    ? { key: readFileSync(key), cert: readFileSync(cert) }
    : { disabledCommands: ['STARTTLS'] }),
  onAuth({ username: user, password }, { id, secure }, callback) {
    logins.push({ user, password, secure });
    if (defaultBehavior === 'trickle') trickle(socketOf(id));
    else callback(null, { user });
  },
  onRcptTo({ address }, _session, callback) {
    callback(rejection(byRecipient.get(address), `Not for ${address}`));
  },
  onData(stream, { envelope, id }, callback) {
    void text(stream).then((source) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const behavior =
        recipients.map((address) => byRecipient.get(address)).find(Boolean) ?? defaultBehavior;
      switch (behavior) {
        case 'accept':
          process.send?.({ mail: { source, recipients } });
          callback();
          return;
        case 'refuse with 450':
        case 'refuse with 451':
        case 'refuse with 550':
          callback(rejection(behavior, `Not this: ${source.slice(0, 400)}`));
          return;
        case 'trickle':
          trickle(socketOf(id));
          return;
        case 'disconnect':
          socketOf(id)?.destroy();
          return;
        case 'hang':
      }
    });
  },
});
server.on('error', () => undefined);
server.server.prependListener('connection', (socket: Socket) => {
  socket.on('data', (bytes: Buffer) => (clearText += bytes.toString('latin1')));
});

function rejection(behavior: SmtpBehavior | undefined, message: string): Error | null {
  const responseCode = Number(/\d+$/.exec(behavior ?? '')?.[0]);
  return responseCode ? Object.assign(new Error(message), { responseCode }) : null;
}

function socketOf(id: string): Socket | undefined {
  return [...server.connections].find((connection) => connection.id === id)?._socket;
}

/** Sends an endless response byte by byte, so that no socket timeout fires. */
function trickle(socket: Socket | undefined): void {
  socket?.write('250-');
  const timer = setInterval(() => socket?.write('.'), 100);
  socket?.once('close', () => {
    clearInterval(timer);
  });
}

server.listen(Number(port), '127.0.0.1', () => process.send?.({ listening: true }));
process.on('message', ({ behavior, recipient }: SmtpOrder) => {
  if (behavior && recipient) byRecipient.set(recipient, behavior);
  else if (behavior) defaultBehavior = behavior;
  const record: SmtpRecord = { openConnections: server.connections.size, clearText, logins };
  process.send?.({ record });
});
process.on('disconnect', () => process.exit());
