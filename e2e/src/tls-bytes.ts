import { Duplex } from 'node:stream';
import { connect } from 'node:tls';

/** A TLS record header: type, version (1.0, as in every first record) and length. */
export function recordHeader(length: number): Buffer {
  const handshake = 22;
  return Buffer.from([handshake, 3, 1, length >> 8, length & 0xff]);
}

/** A valid ClientHello record. */
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
