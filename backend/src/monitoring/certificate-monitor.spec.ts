import { expect, test } from '@jest/globals';
import { freePort } from 'e2e/servers/ports.ts';
import { Settings } from '../config/settings.ts';
import type { AlertService } from './alert.service.ts';
import { CertificateMonitor, renewalWarnings } from './certificate-monitor.ts';
import type { Metrics } from './metrics.controller.ts';
import type { NginxMonitor } from './nginx-monitor.ts';
import type { WarningWatcher } from './readiness.ts';

const day = 24 * 60 * 60 * 1000;
const ninetyDays = { from: 0, to: 90 * day };

test.each([
  [0, '', /^$/],
  [75 * day - 1, '', /^$/],
  [
    75 * day,
    '',
    /should have been renewed by now\. Days left: 15\..*docker compose logs certbot/,
  ],
  [90 * day - 1, '', /Days left: 0\./],
  [
    90 * day,
    '/etc/ssl/site.pem',
    /has expired.*replace the files that TLS_CERTIFICATE/,
  ],
])(
  'of a certificate for 90 days, after %i ms, %j says: %s',
  (now, own, warning) =>
    expect(renewalWarnings(ninetyDays, now, own).join()).toMatch(warning),
);

test("can't read the certificate from a closed port, and doesn't try without nginx", async () => {
  const origin = `https://127.0.0.1:${await freePort()}`;
  const settings = Object.assign(new Settings(), {
    HTTPS_URL: origin,
    TLS_DOMAIN: 'site.example',
  });
  const watcherWith = (nginx: Pick<NginxMonitor, 'isUnavailable'>) => {
    const watchers: WarningWatcher[] = [];
    const alert = {
      addWarnings: (_topic: string, watcher: WarningWatcher) =>
        watchers.push(watcher),
    };
    new CertificateMonitor(
      settings,
      alert as unknown as AlertService,
      nginx as unknown as NginxMonitor,
      { measure: () => undefined } as unknown as Metrics,
    );
    return watchers[0];
  };
  const watcher = watcherWith({ isUnavailable: false });
  expect(watcher?.what).toBe(`the certificate at ${origin}`);
  await expect(watcher?.check()).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
  expect(await watcherWith({ isUnavailable: true })?.check()).toEqual([]);
});
