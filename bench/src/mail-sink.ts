import { SMTPServer } from 'smtp-server';

/**
 * Milliseconds that a fast mail server on the internet takes to accept a mail.
 */
const remoteServer = 200;

/** A mail server that accepts and discards every mail. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  logger: false,
  onData(stream, _session, callback) {
    stream.resume().once('end', () => {
      setTimeout(callback, remoteServer);
    });
  },
});
server.on('error', () => undefined);
server.listen(Number(process.argv[2]), '127.0.0.1');
