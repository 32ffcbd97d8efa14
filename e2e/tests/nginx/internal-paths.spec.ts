import { expect, test } from '@playwright/test';
import { RawConnection } from '../../src/raw-connection.ts';
import { siteUrl } from '../../src/site-url.ts';

const internalPaths = [
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

for (const path of internalPaths) {
  test(`returns 404 for ${path}`, async () => {
    // A raw connection, because HTTP clients normalize paths.
    const connection = new RawConnection(siteUrl);
    connection.send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    await connection.closed;
    // It keeps a byte a character.
    const response = Buffer.from(connection.response, 'latin1').toString();
    expect(response).toMatch(/^HTTP\/1.1 404 /);
    expect(response).toContain('{"error":"There’s nothing at this address."}');
  });
}
