import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server in a process of its own: accepts every mail and hands its source to the parent. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    void text(stream).then((source) => {
      process.send?.({ source });
      callback();
    });
  },
});

server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.({ listening: true }));
process.on('disconnect', () => process.exit());
