import { request } from 'node:https';
import { once } from 'node:events';
import { connect, TLSSocket, type SecureVersion } from 'node:tls';
import type { IncomingHttpHeaders } from 'node:http';
import { compose } from './run.ts';

const { E2E_TLS_NAME: name = '', E2E_HTTPS_PORT: port = '' } = process.env;

/** Where nginx listens for HTTPS on this machine. */
export const tlsPort = port;

/** The address of the site as visitors know it. */
export const httpsUrl = `https://${name}:${port}`;

/** The root of the test's certificate authority, which makes itself a new one at each start. */
export function trustedRoot(): Promise<string> {
  return inAuthority('--cacert', 'trusted/authority.pem', 'https://localhost:15000/roots/0');
}

/** Asks with curl from beside nginx, where the names lead to it. @returns what curl printed. */
export async function curl(...words: string[]): Promise<string> {
  return inAuthority('--insecure', ...words);
}

function inAuthority(...words: string[]): Promise<string> {
  return compose('exec', '-T', 'authority', 'curl', '--silent', '--max-time', '10', ...words);
}

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

interface Asking {
  root: string;
  host?: string;
  /** The name in the handshake. */
  servername?: string;
  method?: string;
  body?: string;
}

/** Asks on a connection of its own, and trusts the given root alone. @throws Error without an answer. */
export function ask(
  path: string,
  { root, host = name, servername = name, method, body }: Asking,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: method ?? 'GET',
        ca: root,
        servername,
        // Whoever asks for another name gets the certificate of ours.
        ...(servername !== name && { checkServerIdentity: () => undefined }),
        agent: false,
        headers: { Host: host, 'Content-Type': 'application/json' },
        timeout: 10_000,
      },
      (response) => {
        const { socket } = response;
        if (!(socket instanceof TLSSocket)) throw new Error('An answer without TLS.');
        const { valid_from, valid_to } = socket.getPeerCertificate();
        const certificate = { validFrom: Date.parse(valid_from), validTo: Date.parse(valid_to) };
        response.resume();
        response.on('error', reject);
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, certificate });
        });
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Resolves with a connection of its own, on which nothing is asked yet. */
export async function shakeHands({
  root,
  maxVersion = 'TLSv1.3',
}: {
  root: string;
  maxVersion?: SecureVersion;
}): Promise<TLSSocket> {
  const socket = connect({
    host: '127.0.0.1',
    port: Number(port),
    servername: name,
    ca: root,
    maxVersion,
  });
  await once(socket, 'secureConnect');
  return socket;
}
