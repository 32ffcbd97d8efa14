import { Duplex } from 'node:stream';
import { connect } from 'node:tls';

/** Type of a record, its version (TLS 1.0, as every first record says) and the length that it claims. */
export function recordHeader(length: number): Buffer {
  const handshake = 22;
  return Buffer.from([handshake, 3, 1, length >> 8, length & 0xff]);
}

/** The first record of a handshake, as a browser would send it. */
export function clientHello(servername: string): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const wire = new Duplex({
    read: () => undefined,
    write: (bytes: Buffer, _encoding, done) => {
      resolve(bytes);
      done();
    },
  });
  connect({ socket: wire, servername });
  return promise;
}
