import { SMTPServer } from 'smtp-server';

/** Milliseconds after which a mail server on the internet accepts a mail, at best. */
const remoteServer = 200;

/** A mail server that accepts every mail and forgets it: its own work is not what is measured. */
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
