import { once } from 'node:events';
import { createHttpServer } from './http-server.ts';
import { Journal } from './journal.ts';
import { Mailbox } from './mailbox.ts';
import { readSettings } from './settings.ts';
import { createSmtpServer } from './smtp-server.ts';

try {
  const { host, smtpPort, httpPort, file, certificate } = readSettings(process.env);
  const mailbox = await Mailbox.open(file === undefined ? undefined : new Journal(file));
  const smtp = createSmtpServer(mailbox, { certificate });
  await once(smtp.listen(smtpPort, host), 'listening');
  await once(createHttpServer(mailbox, smtp.record).listen(httpPort, host), 'listening');
  console.log(
    `Mailbox: smtp://${host}:${smtpPort.toString()}, http://${host}:${httpPort.toString()}/messages`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// As PID 1 in a container, it has no default signal handlers. It also ends with a parent that forked it.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => process.exit(0));
