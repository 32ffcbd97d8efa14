import { expect, test } from '@playwright/test';
import { RawConnection } from '../../src/raw-connection.ts';
import { siteUrl } from '../../src/site-url.ts';

const insideOnly = [
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
];

for (const path of insideOnly) {
  test(`GET ${path} is an unknown path from outside`, async () => {
    // As written: a browser would tidy the path up before it asks.
    const connection = new RawConnection(siteUrl);
    connection.say(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    await connection.closed;
    expect(connection.answer).toMatch(/^HTTP\/1.1 404 /);
    expect(connection.answer).toContain('{"error":"There is nothing at this address."}');
  });
}
