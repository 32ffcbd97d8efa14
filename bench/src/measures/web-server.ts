import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Measure, Setting } from '../measure.ts';
import { medians } from '../median.ts';
import { withPlainNginx, withSiteNginx } from '../nginx.ts';
import { load, type Load } from '../programs.ts';
import { row, type Row } from '../report.ts';

const effort: Load = { connections: 64, seconds: 3, requests: ['brotli'] };

/**
 * Compares the site's nginx with a bare one that serves the same compressed file.
 * @param path the requested path
 * @param file its file in the release, without `.br`
 */
async function compare(
  { release, rounds }: Setting,
  what: string,
  path: string,
  file: string,
): Promise<Row[]> {
  const { ours, bare } = await withSiteNginx(release, (site) =>
    withPlainNginx(release, (plain) =>
      medians(rounds, {
        ours: () => load(`${site}${path}`, effort),
        bare: () => load(`${plain}/${file}.br`, effort),
      }),
    ),
  );
  const ratio = ours.perSecond / bare.perSecond;
  return [
    row(`nginx, ${what}: requests/s`, ours.perSecond, 'requests/s'),
    row(`nginx, ${what}: of a bare nginx's requests/s`, ratio, '×', { atLeast: 0.9 }),
  ];
}

export const webServer: Measure = async (setting) => {
  const cwd = join(setting.release, 'files');
  const [asset = ''] = globSync('assets/site-*.js', { cwd });
  return {
    rows: [
      ...(await compare(setting, 'a page', '/', 'pages/index.html')),
      ...(await compare(setting, 'an asset', `/${asset}`, `files/${asset}`)),
    ],
  };
};
