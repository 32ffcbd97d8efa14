import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { AlertService } from '../src/alert/alert.service.ts';
import type { Site } from './support/site.ts';
import { until } from './support/until.ts';

const operator = 'operator@practice.example';
const mailFolder = '/where/mails/are/kept';

const readDiskUsage = jest.fn<(folder: string) => Promise<number>>().mockResolvedValue(0);
let site: Site;

beforeAll(async () => {
  jest.unstable_mockModule('../src/disk/disk-usage.ts', () => ({ readDiskUsage }));
  const { Site } = await import('./support/site.ts');
  site = await Site.open({ ALERT_TO: operator, MAIL_DIR: mailFolder });
});

afterAll(() => site.close());

interface Details {
  readonly status: string;
  readonly warnings: readonly string[];
}

/** The details for this usage. Waits until the cached ones have expired. */
function detailsAt(usage: number): Promise<Details> {
  readDiskUsage.mockClear().mockResolvedValue(usage);
  return until('fresh details', async () => {
    const answer = await site.visit().get('/api/health/details').expect(200);
    return readDiskUsage.mock.calls.length > 0 ? (answer.body as Details) : undefined;
  });
}

const alert = () => site.app.get(AlertService, { strict: false }).check();

test("doesn't warn at 89%", async () => {
  expect(await detailsAt(0.899)).toEqual({ status: 'ready', unavailable: [], warnings: [] });
  expect(readDiskUsage).toHaveBeenCalledWith(mailFolder);
  await alert();
  expect(await site.mailbox.mailsTo(operator)).toEqual([]);
});

test('warns from 90% in the details and by mail, while the site stays ready', async () => {
  const sentence = 'The disk is 90 % full. Free up space before Redis stops.';
  const details = await detailsAt(0.9);
  expect(details).toEqual({ status: 'ready', unavailable: [], warnings: [sentence] });
  await site.visit().get('/api/health/ready').expect(200, { status: 'ready' });

  await alert();
  const mail = await site.mailbox.mail(({ subject }) => subject?.includes('disk') ?? false);
  expect(mail.recipients).toEqual([operator]);
  expect(mail.text).toContain(sentence);
  expect(mail.text).toMatch(/docker image prune[^]*docs\/deployment\.md/);
});
