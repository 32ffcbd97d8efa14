import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CertificateFiles } from './smtp-process.ts';

/** Creates a self-signed certificate for 127.0.0.1. */
export async function createCertificate(folder: string): Promise<CertificateFiles> {
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc'];
  const output = ['-keyout', files.key, '-out', files.cert];
  await promisify(execFile)('openssl', ['req', '-x509', ...key, ...names, ...output]);
  return files;
}
