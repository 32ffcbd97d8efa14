import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Measure, Setting } from '../measure.ts';
import { withPlainNginx } from '../programs/plain-nginx.ts';
import { withSiteNginx } from '../programs/site-nginx.ts';
import { load } from '../programs/wrk.ts';
import { median } from '../report/median.ts';
import { atLeast, row, type Row } from '../report/row.ts';

const effort = { connections: 64, seconds: 3, headers: ['Accept-Encoding: br'] };

/**
 * Compares the site's nginx with a bare one that serves the same compressed file.
 * @param path the requested path
 * @param file its file in the release, without `.br`
 */
async function compare({ release, rounds }: Setting, path: string, file: string): Promise<Row[]> {
  const ours: number[] = [];
  const bare: number[] = [];
  await withSiteNginx(release, (site) =>
    withPlainNginx(release, async (plain) => {
      for (let round = 0; round < rounds; round += 1) {
        ours.push((await load(`${site}${path}`, effort)).perSecond);
        bare.push((await load(`${plain}/${file}.br`, effort)).perSecond);
      }
    }),
  );
  const [kind] = file.split('/');
  const what = kind === 'pages' ? 'a page' : 'an asset';
  return [
    row(`nginx, ${what}: requests/s`, median(ours), 'requests/s'),
    row(
      `nginx, ${what}: of a bare nginx's requests/s`,
      median(ours) / median(bare),
      '×',
      atLeast(0.9),
    ),
  ];
}

export const webServer: Measure = {
  name: 'nginx',
  async run(setting) {
    const cwd = join(setting.release, 'files');
    const [asset = ''] = globSync('assets/site-*.js', { cwd });
    return {
      rows: [
        ...(await compare(setting, '/', 'pages/index.html')),
        ...(await compare(setting, `/${asset}`, `files/${asset}`)),
      ],
      tables: [],
    };
  },
};
