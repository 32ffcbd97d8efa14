import { execFile } from 'node:child_process';
import { access, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface MadeCertificate {
  /** Paths. The certificate is signed by the folder's authority. */
  certificate: string;
  key: string;
  authority: string;
}

interface Wanted {
  names: string[];
  /** In milliseconds since 1970. */
  from?: number;
  to?: number;
}

/** By name. An option without a value is true. */
type Options = Readonly<Record<string, string | true>>;

const openssl = (command: string, options: Options) => {
  const args = Object.entries(options).flatMap(([name, value]) =>
    value === true ? [`-${name}`] : [`-${name}`, value],
  );
  return promisify(execFile)('openssl', [command, ...args]);
};

const newKey: Options = {
  newkey: 'ec',
  pkeyopt: 'ec_paramgen_curve:P-256',
  nodes: true,
};

/**
 * What `openssl ca` needs, the only command of every version that takes both
 * dates.
 */
const settings = `[ca]
default_ca = authority
[authority]
database = FOLDER/issued
serial = FOLDER/serial
new_certs_dir = FOLDER
default_md = sha256
unique_subject = no
policy = names
copy_extensions = copy
[names]
commonName = supplied
`;

/** In the format of openssl, such as 20260105203000Z. */
const formatTime = (time: number) =>
  `${new Date(time).toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`;

const alternativeName = (host: string) =>
  `${isIP(host) ? 'IP' : 'DNS'}:${host}`;

/**
 * Makes a certificate for these names, and the folder's own authority if it has
 * none yet.
 */
export async function makeCertificate(
  folder: string,
  name: string,
  {
    names,
    from = Date.now() - 60_000,
    to = Date.now() + 90 * 24 * 60 * 60 * 1000,
  }: Wanted,
): Promise<MadeCertificate> {
  const authority = join(folder, 'authority.pem');
  const authorityKey = join(folder, 'authority.key');
  const authoritySettings = join(folder, 'authority.conf');
  const hasAuthority = await access(authority).then(
    () => true,
    () => false,
  );
  if (!hasAuthority) {
    await openssl('req', {
      ...newKey,
      x509: true,
      days: '3650',
      subj: '/CN=A test authority',
      keyout: authorityKey,
      out: authority,
    });
    await writeFile(join(folder, 'issued'), '');
    await writeFile(authoritySettings, settings.replaceAll('FOLDER', folder));
  }
  const certificate = join(folder, `${name}.pem`);
  const key = join(folder, `${name}.key`);
  const request = join(folder, 'request');
  await openssl('req', {
    ...newKey,
    new: true,
    subj: `/CN=${names[0] ?? ''}`,
    addext: `subjectAltName=${names.map(alternativeName).join(',')}`,
    keyout: key,
    out: request,
  });
  await openssl('ca', {
    batch: true,
    notext: true,
    config: authoritySettings,
    create_serial: true,
    cert: authority,
    keyfile: authorityKey,
    in: request,
    out: certificate,
    startdate: formatTime(from),
    enddate: formatTime(to),
  });
  return { certificate, key, authority };
}
