import { request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import type { IncomingHttpHeaders } from 'node:http';
import { compose } from './compose-project.ts';

const { E2E_TLS_NAME: name = '', E2E_HTTPS_PORT: port = '' } = process.env;

/** The site's public URL. */
export const httpsUrl = `https://${name}:${port}`;

/**
 * The root certificate of the test authority, which creates a new one at each
 * start.
 */
export const trustedRoot = (): Promise<string> =>
  inAuthority(
    '--cacert',
    'trusted/authority.pem',
    'https://localhost:15000/roots/0',
  );

/**
 * Runs curl in nginx's network, where the host names resolve to it. @returns
 * curl's output.
 */
export const curl = async (...args: string[]): Promise<string> =>
  inAuthority('--insecure', ...args);

const inAuthority = (...args: string[]): Promise<string> =>
  compose(
    'exec',
    '-T',
    'authority',
    'curl',
    '--silent',
    '--max-time',
    '10',
    ...args,
  );

/** Both moments in milliseconds since 1970. */
export interface Certificate {
  validFrom: number;
  validTo: number;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  certificate: Certificate;
}

interface HttpsRequest {
  root: string;
  host?: string;
  /** The server name in the handshake (SNI). */
  servername?: string;
  method?: string;
  body?: string;
}

/**
 * Sends a request on a new connection and trusts only the given root. @throws
 * Error without a response.
 */
export const fetchHttps = (
  path: string,
  { root, host = name, servername = name, method, body }: HttpsRequest,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: method ?? 'GET',
        ca: root,
        servername,
        // For any other name nginx presents the site's certificate.
        ...(servername !== name && { checkServerIdentity: () => undefined }),
        agent: false,
        headers: { Host: host, 'Content-Type': 'application/json' },
        timeout: 10_000,
      },
      (response) => {
        const { socket } = response;
        if (!(socket instanceof TLSSocket))
          throw new Error('The response came without TLS.');
        const { valid_from, valid_to } = socket.getPeerCertificate();
        const certificate = {
          validFrom: Date.parse(valid_from),
          validTo: Date.parse(valid_to),
        };
        response.resume();
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            certificate,
          }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('timed out')));
    sent.on('error', reject);
    sent.end(body);
  });

/** Milliseconds between the starts of two visits. */
const interval = 50;
/** Visits after the change, while old nginx workers shut down. */
const visitsAfter = 40;

/**
 * Visits a page 20 times a second, each time on a new connection, until the
 * served certificate changes or expires. @returns both certificates (the same
 * one twice if it never changed) and all failures.
 */
export async function visitThroughRenewal(
  root: string,
): Promise<{ first: Certificate; next: Certificate; failures: unknown[] }> {
  const { certificate: first } = await fetchHttps('/', { root });
  const failures: unknown[] = [];
  const visits: Promise<void>[] = [];
  let next = first;

  const visit = async () => {
    try {
      const { status, certificate } = await fetchHttps('/about/', { root });
      if (status !== 200) failures.push(status);
      if (certificate.validFrom > next.validFrom) next = certificate;
    } catch (error) {
      failures.push(error);
    }
  };
  const startVisit = () => {
    visits.push(visit());
    return pause(interval);
  };

  while (next === first && Date.now() < first.validTo) await startVisit();
  for (let left = visitsAfter; left > 0; left--) await startVisit();
  await Promise.all(visits);
  return { first, next, failures };
}
