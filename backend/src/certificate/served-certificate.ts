import { once } from 'node:events';
import { connect } from 'node:tls';

/** In milliseconds since 1970. */
export interface Validity {
  readonly from: number;
  readonly to: number;
}

const patience = 3000;

/** The dates of the certificate that a server shows for a name. Rejects when it shows none. */
export async function readValidity(url: URL, servername: string): Promise<Validity> {
  const port = Number(url.port) || 443;
  // Nothing is said on this connection: whoever answers, the dates alone are read.
  const socket = connect({ host: url.hostname, port, servername, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patience) });
    const { valid_from, valid_to } = socket.getPeerCertificate();
    return { from: Date.parse(valid_from), to: Date.parse(valid_to) };
  } finally {
    socket.destroy();
  }
}
