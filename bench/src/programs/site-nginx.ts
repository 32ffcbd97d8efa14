import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../e2e/src/free-port.ts';
import { start, stop } from './program.ts';
import { run } from './run.ts';
import { asRoot } from './nginx-user.ts';

/**
 * Serves a release with the site's nginx configuration during `use`. Its folder has the same depth as in
 * the image, because nginx resolves the release's path for each page.
 * @param use gets the URL without a trailing slash
 */
export async function withSiteNginx<Result>(
  release: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const port = await freePort();
  let nginx: ChildProcess | undefined;
  try {
    await run('nginx/publish.sh', [release, folder]);
    const state = join(folder, 'state');
    await run('nginx/render.sh', [join(state, 'conf')], {
      PATH: process.env.PATH,
      LISTEN_PORT: `127.0.0.1:${port}`,
      INTERNAL_PORT: `127.0.0.1:${await freePort()}`,
      SITE_ROOT: folder,
      STATE_DIR: state,
      BACKEND_ADDRESS: '127.0.0.1:1',
      RESOLVER: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port}`,
    });
    nginx = await start(port, ['nginx', '-c', join(state, 'conf/nginx.conf'), ...asRoot]);
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    if (nginx) await stop(nginx, 'SIGTERM');
    await rm(folder, { recursive: true });
  }
}
