import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Behavior, Mailbox } from './mailbox.ts';

/** What the server has seen besides mails. */
export interface SmtpRecord {
  openConnections: number;
  /** All bytes that clients sent without TLS. */
  clearText: string;
  logins: {
    user: string | undefined;
    password: string | null | undefined;
    secure: boolean;
  }[];
}

interface Options {
  /** PEM. Without it, the server doesn't offer STARTTLS. */
  certificate?: { key: Buffer; cert: Buffer } | undefined;
}

const responseCodes: Partial<Record<Behavior, number>> = {
  'refuse-temporarily': 451,
  'refuse-permanently': 550,
};

/**
 * An SMTP server that passes mail to the mailbox or fails, depending on the
 * mailbox's behavior.
 */
export function createSmtpServer(
  mailbox: Mailbox,
  { certificate }: Options = {},
) {
  const record: SmtpRecord = { openConnections: 0, clearText: '', logins: [] };
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    ...(certificate ?? { disabledCommands: ['STARTTLS'] }),
    onAuth({ username: user, password }, { id, secure }, answer) {
      record.logins.push({ user, password, secure });
      if (mailbox.behavior === 'trickle') trickle(socketOf(id));
      else if (mailbox.behavior === 'refuse-sign-in')
        answer(new Error('Not with this password.'));
      else answer(null, { user });
    },
    onRcptTo({ address }, _session, answer) {
      answer(refusal(mailbox.behaviorFor(address), `Not for ${address}`));
    },
    onData(stream, { envelope, id }, answer) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const behavior =
        recipients
          .map((address) => mailbox.behaviorFor(address))
          .find(Boolean) ?? mailbox.behavior;
      if (behavior === 'disconnect')
        stream.once('data', () => socketOf(id)?.destroy());
      buffer(stream)
        .then(async (source) => {
          switch (behavior) {
            case 'accept':
            case 'refuse-sign-in':
            case 'hold':
              await mailbox.receive({
                recipients,
                source: source.toString('base64'),
              });
              answer();
              return;
            case 'refuse-temporarily':
            case 'refuse-permanently':
              // Quotes the mail, as real servers do.
              answer(
                refusal(
                  behavior,
                  `Not this: ${source.toString('latin1', 0, 400)}`,
                ),
              );
              return;
            case 'trickle':
              trickle(socketOf(id));
              return;
            case 'hang':
            case 'disconnect':
          }
        })
        .catch(answer);
    },
  });
  // Keep running when a sender disconnects.
  server.on('error', (error) => console.error(`SMTP: ${error.message}`));
  server.server.prependListener('connection', (socket: Socket) => {
    socket.on(
      'data',
      (bytes: Buffer) => (record.clearText += bytes.toString('latin1')),
    );
  });
  const socketOf = (id: string): Socket | undefined =>
    [...server.connections].find((connection) => connection.id === id)?._socket;
  return {
    listen: (port: number, host: string) => server.listen(port, host),
    record: (): SmtpRecord => ({
      ...record,
      openConnections: server.connections.size,
    }),
  };
}

function refusal(
  behavior: Behavior | undefined,
  message: string,
): Error | null {
  const responseCode = behavior && responseCodes[behavior];
  return responseCode
    ? Object.assign(new Error(message), { responseCode })
    : null;
}

/** Sends an endless response byte by byte, so that no socket timeout fires. */
function trickle(socket: Socket | undefined): void {
  socket?.write('250-');
  const timer = setInterval(() => socket?.write('.'), 100);
  socket?.once('close', () => clearInterval(timer));
}
