import { globSync } from 'node:fs';
import { join } from 'node:path';
import { SiteNginx } from 'e2e/servers/nginx.ts';
import type { Measure } from '../measure.ts';
import { medians } from '../median.ts';
import { withPlainNginx } from '../plain-nginx.ts';
import { load, type Load } from '../programs.ts';
import { row } from '../report.ts';

const effort: Load = { connections: 64, seconds: 3, requests: ['brotli'] };

/** Compares the site's nginx with a bare one that serves the same compressed file. */
export const webServer: Measure = async ({ release, rounds }) => {
  const [asset = ''] = globSync('assets/site-*.js', { cwd: join(release, 'files') });
  const nginx = await SiteNginx.start({ release });
  const site = nginx.at('127.0.0.1');
  const compare = (what: string, path: string, file: string) =>
    withPlainNginx(release, async (plain) => {
      const { ours, bare } = await medians(rounds, {
        ours: () => load(`${site}${path}`, effort),
        bare: () => load(`${plain}/${file}.br`, effort),
      });
      const ratio = ours.perSecond / bare.perSecond;
      return [
        row(`nginx, ${what}: requests/s`, ours.perSecond, 'requests/s'),
        row(`nginx, ${what}: of a bare nginx's requests/s`, ratio, '×', { atLeast: 0.9 }),
      ];
    });
  try {
    return {
      rows: [
        ...(await compare('a page', '/', 'pages/index.html')),
        ...(await compare('an asset', `/${asset}`, `files/${asset}`)),
      ],
    };
  } finally {
    await nginx.stop();
  }
};
