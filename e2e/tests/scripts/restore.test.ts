import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Checkout, projectName } from './shell.ts';

test('make restore installs and builds nothing while another program uses the port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const settings = 'MODE=containers\nIPV6=false\n';
  const checkout = await Checkout.create({
    docker: `echo "$*" >>commands; [[ $* != 'compose config'* ]] || { ${projectName}; }`,
    env: settings,
  });
  const backup = `mkdir -p old/mail && echo REDIS0012 >old/redis.rdb &&
    printf '${settings}HTTP_PORT=${port.toString()}\n' >old/env && tar -C old -czf backup.tar.gz env redis.rdb mail`;
  const { status, stderr } = await checkout.run(
    [],
    `${backup}\nscripts/restore.sh`,
    { FILE: 'backup.tar.gz' },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(
    new RegExp(
      `Port ${port.toString()} is in use .*[^]*Nothing was changed\\.`,
    ),
  );
  expect(await checkout.read('.env')).toBe(settings);
  expect(await checkout.read('commands')).not.toMatch(/ (build|run|stop|up) /);
});
