import { expect, test } from '@playwright/test';
import { RawConnection } from '../../src/raw-connection.ts';
import { siteUrl } from '../../src/environment.ts';

/** The response to a path as it is. HTTP clients normalize paths. */
async function responseTo(path: string): Promise<string> {
  const connection = new RawConnection(siteUrl);
  connection.send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  await connection.closed;
  // RawConnection keeps each byte as one character.
  return Buffer.from(connection.response, 'latin1').toString();
}

const internalCalls = [
  '/api/health/details',
  '/api/health/details/',
  '/api/health/Details',
  '/api/Health/details',
  '/api/health/%64etails',
  '/api//health/details',
  '/api/health/./details',
  '/api/health/live/../details',
  '/api/health/details?any',
  '/api/health',
  '/api/metrics',
];

test('internal calls are answered with 404', async () => {
  for (const path of internalCalls) {
    const response = await responseTo(path);
    expect.soft(response, path).toMatch(/^HTTP\/1.1 404 /);
    expect.soft(response, path).toContain('{"error":"There’s nothing at this address."}');
  }
});

const metrics = [
  '/metrics',
  '/metrics/',
  '/Metrics',
  '//metrics',
  '/metrics?any',
  '/api/../metrics',
  '/api/%2e%2e/metrics',
  '/api/health/live/../../../metrics',
  'http://backend:3000/metrics',
  '/metrics/../api/metrics',
  '/metrics/../api/health/live',
  '/metrics%3f/../api/health/live',
];

test('the metrics are answered with 404', async () => {
  for (const path of metrics) {
    const response = await responseTo(path);
    expect.soft(response, path).toMatch(/^HTTP\/1.1 404 /);
    expect.soft(response, path).not.toContain('# TYPE');
  }
});
