import { once } from 'node:events';
import { connect } from 'node:tls';
import { Injectable, Module } from '@nestjs/common';
import { AlertModule } from '../alert/alert.module.ts';
import { AlertService } from '../alert/alert.service.ts';
import { Settings } from '../config/settings.ts';
import { cached, Readiness } from '../readiness/readiness.ts';

/** In milliseconds since 1970. */
interface Validity {
  readonly from: number;
  readonly to: number;
}

const timeout = 3000;

/** The dates of the certificate that a server shows for a name. Rejects when it shows none. */
async function readValidity(url: URL, servername: string): Promise<Validity> {
  const port = Number(url.port) || 443;
  // Nothing is sent on this connection: only the dates are read.
  const socket = connect({ host: url.hostname, port, servername, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeout) });
    const { valid_from, valid_to } = socket.getPeerCertificate();
    return { from: Date.parse(valid_from), to: Date.parse(valid_to) };
  } finally {
    socket.destroy();
  }
}

/** Renewal is due after two thirds of the lifetime. After five sixths it has been failing for long. */
const lateAfter = 5 / 6;

const day = 24 * 60 * 60 * 1000;

/** What's wrong with the renewal of the certificate, as sentences; empty while it's on time. */
export function renewalWarnings({ from, to }: Validity, now: number): string[] {
  if (now < from + (to - from) * lateAfter) return [];
  if (now >= to) return ['The certificate has ended: browsers warn every visitor.'];
  return [
    `The certificate should have been renewed long ago. Days left: ${Math.floor((to - now) / day)}.`,
  ];
}

/** Warns when the certificate that nginx serves isn't renewed: in the health details and by mail. */
@Injectable()
class CertificateMonitor {
  constructor(
    { HTTPS_URL, SITE_URL, TLS_DOMAIN }: Settings,
    alert: AlertService,
    readiness: Readiness,
  ) {
    const [name = ''] = TLS_DOMAIN.split(',');
    if (name === '') return;

    const url = new URL(HTTPS_URL);
    // Anyone can ask for the readiness, and asking opens a connection.
    const warnings = cached(
      async () => renewalWarnings(await readValidity(url, name), Date.now()),
      15_000,
    );
    readiness.addWarnings(warnings);
    alert.add('certificate', async () => {
      const found = await warnings();
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

@Module({ imports: [AlertModule], providers: [CertificateMonitor] })
export class CertificateModule {}
