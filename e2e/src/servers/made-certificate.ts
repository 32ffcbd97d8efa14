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

const openssl = (...args: string[]) => promisify(execFile)('openssl', args);

const newKey = [
  '-newkey',
  'ec',
  '-pkeyopt',
  'ec_paramgen_curve:P-256',
  '-nodes',
];

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

/** A moment as openssl wants it. */
const moment = (time: number) =>
  `${new Date(time).toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`;

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
  const path = (file: string) => join(folder, file);
  const authority = path('authority.pem');
  const authorityKey = path('authority.key');
  const exists = await access(authority).then(
    () => true,
    () => false,
  );
  if (!exists) {
    await openssl(
      ...[
        'req',
        '-x509',
        ...newKey,
        '-days',
        '3650',
        '-subj',
        '/CN=A test authority',
      ],
      ...['-keyout', authorityKey, '-out', authority],
    );
    await writeFile(path('issued'), '');
    await writeFile(
      path('authority.conf'),
      settings.replaceAll('FOLDER', folder),
    );
  }
  const [certificate, key, request] = [
    path(`${name}.pem`),
    path(`${name}.key`),
    path('request'),
  ];
  await openssl(
    ...[
      'req',
      '-new',
      ...newKey,
      '-subj',
      `/CN=${names[0] ?? ''}`,
      '-keyout',
      key,
    ],
    ...[
      '-addext',
      `subjectAltName=${names.map((host) => `${isIP(host) ? 'IP' : 'DNS'}:${host}`).join(',')}`,
    ],
    ...['-out', request],
  );
  await openssl(
    ...[
      'ca',
      '-batch',
      '-notext',
      '-config',
      path('authority.conf'),
      '-create_serial',
    ],
    ...[
      '-cert',
      authority,
      '-keyfile',
      authorityKey,
      '-in',
      request,
      '-out',
      certificate,
    ],
    ...['-startdate', moment(from), '-enddate', moment(to)],
  );
  return { certificate, key, authority };
}
