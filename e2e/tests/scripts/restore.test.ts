import { expect, test } from 'vitest';
import { answeringSite, Checkout, projectName } from './shell.ts';

test('make restore installs and builds nothing while another program uses the port', async () => {
  const port = await answeringSite();
  const settings = 'MODE=containers\nIPV6=false\n';
  const checkout = await Checkout.create({
    docker: `echo "$*" >>commands; [[ $* != 'compose config'* ]] || { ${projectName}; }`,
    env: settings,
  });
  const backup = `mkdir -p old/mail && echo REDIS0012 >old/redis.rdb &&
    printf '${settings}HTTP_PORT=${port}\n' >old/env && tar -C old -czf backup.tar.gz env redis.rdb mail`;
  const { status, stderr } = await checkout.run(
    [],
    `${backup}\nscripts/restore.sh`,
    { FILE: 'backup.tar.gz' },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(
    new RegExp(`Port ${port} is in use .*[^]*Nothing was changed\\.`),
  );
  expect(await checkout.read('.env')).toBe(settings);
  expect(await checkout.read('commands')).not.toMatch(/ (build|run|stop|up) /);
});
