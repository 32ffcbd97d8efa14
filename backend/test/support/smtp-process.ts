import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** What becomes of the next mails. A refusal quotes the sender's words, as real servers do. */
export type SmtpBehaviour = 'accept' | 'refuse with 451' | 'refuse with 550' | 'hang' | 'break off';

/** A mail server in a process of its own: hands every accepted mail to the parent. */
let behaviour: SmtpBehaviour = 'accept';

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope, id }, callback) {
    void text(stream).then((source) => {
      switch (behaviour) {
        case 'accept':
          process.send?.({ source, recipients: envelope.rcptTo.map(({ address }) => address) });
          callback();
          return;
        case 'refuse with 451':
        case 'refuse with 550': {
          const responseCode = Number(behaviour.slice(-3));
          callback(Object.assign(new Error(`Not this: ${source.slice(0, 400)}`), { responseCode }));
          return;
        }
        case 'break off':
          for (const connection of server.connections) {
            if (connection.id === id) connection._socket.destroy();
          }
          return;
        case 'hang':
      }
    });
  },
});
server.on('error', () => undefined);

server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.({ listening: true }));
process.on('message', (message: SmtpBehaviour) => {
  behaviour = message;
  process.send?.({ behaviour });
});
process.on('disconnect', () => process.exit());
