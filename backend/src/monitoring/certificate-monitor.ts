import { once } from 'node:events';
import { connect } from 'node:tls';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { AlertService } from './alert.service.ts';
import { Settings } from '../config/settings.ts';
import { Metrics } from './metrics.controller.ts';
import { NginxMonitor } from './nginx-monitor.ts';
import { cached } from './readiness.ts';

/** In milliseconds since 1970. */
interface Validity {
  readonly from: number;
  readonly to: number;
}

const timeout = 3000;

/** Reads the validity of the certificate that a server presents for a name. */
async function readValidity(url: URL, servername: string): Promise<Validity> {
  const port = Number(url.port) || 443;
  // No data is sent, so the certificate doesn't need to be trusted.
  const socket = connect({
    host: url.hostname,
    port,
    servername,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', {
      signal: AbortSignal.timeout(timeout),
    });
    const { valid_from, valid_to } = socket.getPeerCertificate();
    return { from: Date.parse(valid_from), to: Date.parse(valid_to) };
  } finally {
    socket.destroy();
  }
}

/**
 * Renewal is due after two thirds of the lifetime, so by now it has failed for
 * a while.
 */
const lateAfter = 5 / 6;

const day = 24 * 60 * 60 * 1000;

const expiry = new Gauge({
  name: 'certificate_expiry_timestamp_seconds',
  help: 'When the certificate that nginx serves expires.',
});

/**
 * Warnings about an overdue renewal. What to do on the server depends on whose
 * certificate it is.
 */
export function renewalWarnings(
  { from, to }: Validity,
  now: number,
  ownCertificate: string,
): string[] {
  if (now < from + (to - from) * lateAfter) return [];
  const what =
    now >= to
      ? 'The certificate has expired. Browsers warn every visitor.'
      : `The certificate should have been renewed by now. Days left: ${Math.floor((to - now) / day)}.`;
  const todo =
    ownCertificate === ''
      ? 'On the server, `docker compose logs certbot` shows why, and `make tls` tries again right away.'
      : 'On the server, replace the files that TLS_CERTIFICATE and TLS_KEY in .env name, then run `make tls`.';
  return [`${what} ${todo}`];
}

/** Warns when nginx's certificate isn't renewed. */
@Injectable()
export class CertificateMonitor {
  constructor(
    { HTTPS_URL, SITE_URL, TLS_CERTIFICATE, TLS_DOMAIN }: Settings,
    alert: AlertService,
    nginx: NginxMonitor,
    metrics: Metrics,
  ) {
    const [name = ''] = TLS_DOMAIN.split(',');
    const url = new URL(HTTPS_URL);
    // Cached, because each check opens a connection and the readiness endpoint
    // is public.
    const validity = cached(() => readValidity(url, name), 15_000);
    const check = async () =>
      nginx.isUnavailable
        ? []
        : renewalWarnings(await validity(), Date.now(), TLS_CERTIFICATE);
    metrics.measure(expiry, async () =>
      name === '' ? undefined : (await validity()).to / 1000,
    );
    if (name === '') return;

    alert.addWarnings(
      'certificate',
      { what: `the certificate at ${url.origin}`, check },
      {
        subject: "The certificate isn't being renewed",
        lines: [
          `Once it expires, browsers will keep visitors out of ${SITE_URL}.`,
        ],
      },
    );
  }
}
