import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** What happens to a mail. A rejection quotes the sender's words, as real servers do. */
export type SmtpBehavior =
  | 'accept'
  | 'refuse with 450'
  | 'refuse with 451'
  | 'refuse with 550'
  | 'hang'
  | 'trickle'
  | 'break off';

/** Changes what happens to the next mails, or to those to one address; answered with a record. */
export interface SmtpOrder {
  readonly behavior?: SmtpBehavior;
  readonly recipient?: string;
}

/** What the server has seen, besides the mails that it accepted. */
export interface SmtpRecord {
  readonly openConnections: number;
  /** Every byte that clients sent in the clear. */
  readonly clearText: string;
  readonly logins: readonly Login[];
}

interface Login {
  readonly user: string | undefined;
  readonly password: string | null | undefined;
  readonly secure: boolean;
}

/** The files of a certificate for a server that offers STARTTLS. */
export interface CertificateFiles {
  readonly key: string;
  readonly cert: string;
}

/** A mail server in a process of its own: hands every accepted mail to the parent. */
const [port, key, cert] = process.argv.slice(2);
let general: SmtpBehavior = 'accept';
const particular = new Map<string, SmtpBehavior>();
let clearText = '';
const logins: Login[] = [];

const server = new SMTPServer({
  authOptional: true,
  ...(key && cert
    ? { key: readFileSync(key), cert: readFileSync(cert) }
    : { disabledCommands: ['STARTTLS'] }),
  onAuth({ username: user, password }, { id, secure }, callback) {
    logins.push({ user, password, secure });
    if (general === 'trickle') trickle(socketOf(id));
    else callback(null, { user });
  },
  onRcptTo({ address }, _session, callback) {
    callback(refusal(particular.get(address), `Not for ${address}`));
  },
  onData(stream, { envelope, id }, callback) {
    void text(stream).then((source) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const behavior =
        recipients.map((address) => particular.get(address)).find(Boolean) ?? general;
      switch (behavior) {
        case 'accept':
          process.send?.({ mail: { source, recipients } });
          callback();
          return;
        case 'refuse with 450':
        case 'refuse with 451':
        case 'refuse with 550':
          callback(refusal(behavior, `Not this: ${source.slice(0, 400)}`));
          return;
        case 'trickle':
          trickle(socketOf(id));
          return;
        case 'break off':
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

function refusal(behavior: SmtpBehavior | undefined, words: string): Error | null {
  const responseCode = Number(/\d+$/.exec(behavior ?? '')?.[0]);
  return responseCode ? Object.assign(new Error(words), { responseCode }) : null;
}

function socketOf(id: string): Socket | undefined {
  return [...server.connections].find((connection) => connection.id === id)?._socket;
}

/** An answer without end, a byte at a time: never silent for long enough to count as gone. */
function trickle(socket: Socket | undefined): void {
  socket?.write('250-');
  const timer = setInterval(() => socket?.write('.'), 100);
  socket?.once('close', () => {
    clearInterval(timer);
  });
}

server.listen(Number(port), '127.0.0.1', () => process.send?.({ listening: true }));
process.on('message', ({ behavior, recipient }: SmtpOrder) => {
  if (behavior && recipient) particular.set(recipient, behavior);
  else if (behavior) general = behavior;
  const record: SmtpRecord = { openConnections: server.connections.size, clearText, logins };
  process.send?.({ record });
});
process.on('disconnect', () => process.exit());
