import { Injectable } from '@nestjs/common';
import { Alert } from '../alert/alert.service.ts';
import { Settings } from '../config/settings.ts';
import { cached } from '../readiness/cached.ts';
import { Readiness } from '../readiness/readiness.ts';
import { troubleWith } from './renewal-warning.ts';
import { readValidity } from './served-certificate.ts';

/** Says when the certificate that nginx serves is not renewed, as OutboxAlert does of messages. */
@Injectable()
export class CertificateWatch {
  constructor({ HTTPS_URL, SITE_URL, TLS_DOMAIN }: Settings, alert: Alert, readiness: Readiness) {
    const [name = ''] = TLS_DOMAIN.split(',');
    if (name === '') return;

    const url = new URL(HTTPS_URL);
    // Anyone may ask for the readiness, and asking opens a connection.
    const troubles = cached(
      async () => troubleWith(await readValidity(url, name), Date.now()),
      15_000,
    );
    readiness.addWarnings(troubles);
    alert.add('certificate', async () => {
      const found = await troubles();
      if (found.length === 0) return undefined;
      return {
        subject: 'The certificate is not being renewed',
        lines: [
          ...found,
          '',
          `Once it has ended, browsers keep visitors out of ${SITE_URL}.`,
          'On the server, `docker compose logs certbot` says why, and `make tls` tries at once.',
        ],
      };
    });
  }
}
