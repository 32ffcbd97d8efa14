import { once } from 'node:events';
import { createHttpServer } from './http-server.ts';
import { Journal } from './journal.ts';
import { Mailbox } from './mailbox.ts';
import { readSettings } from './settings.ts';
import { createSmtpServer } from './smtp-server.ts';

try {
  const { host, smtpPort, httpPort, file } = readSettings(process.env);
  const mailbox = await Mailbox.open(file === undefined ? undefined : new Journal(file));
  await once(createSmtpServer(mailbox).listen(smtpPort, host), 'listening');
  await once(createHttpServer(mailbox).listen(httpPort, host), 'listening');
  console.log(
    `Mailbox: smtp://${host}:${smtpPort.toString()}, http://${host}:${httpPort.toString()}/messages`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// As PID 1 in a container, it has no default signal handlers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
