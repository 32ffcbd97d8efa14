import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Delivery } from './delivery.ts';
import type { Mailbox } from './mailbox.ts';

/** An SMTP server that passes mail to the mailbox or fails, depending on the mailbox's behavior. */
export function createSmtpServer(mailbox: Mailbox): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, answer) => {
      switch (mailbox.behavior) {
        case 'accept':
        case 'hold':
          readDelivery(stream, session)
            .then((delivery) => mailbox.receive(delivery))
            .then(() => {
              answer();
            }, answer);
          return;
        case 'refuse-temporarily':
          answer(smtpError(451, 'Try again later'));
          return;
        case 'refuse-permanently':
          answer(smtpError(554, 'Message refused'));
          return;
        case 'hang':
          stream.resume();
          return;
        case 'disconnect':
          stream.once('data', () => {
            for (const connection of server.connections) {
              if (connection.id === session.id) connection._socket.destroy();
            }
          });
      }
    },
  });
  // Keep running when a sender disconnects.
  server.on('error', (error) => {
    console.error(`SMTP: ${error.message}`);
  });
  return server;
}

async function readDelivery(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<Delivery> {
  return {
    envelope: {
      from: envelope.mailFrom ? envelope.mailFrom.address : '',
      to: envelope.rcptTo.map(({ address }) => address),
    },
    source: (await buffer(stream)).toString('base64'),
  };
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
