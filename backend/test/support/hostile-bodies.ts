import { gzipSync } from 'node:zlib';
import { goodMessage } from './site.ts';

interface HostileBody {
  readonly what: string;
  /** The expected status. */
  readonly status: number;
  readonly body: string | Buffer;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
}

const good = JSON.stringify(goodMessage);

/** A good message with more JSON at its end. */
const goodWith = (more: string): string => `${good.slice(0, -1)},${more}}`;

const deepLists = '['.repeat(4000) + ']'.repeat(4000);

const manyFields = Array.from(
  { length: 1000 },
  (_, number) => `"k${number}":${number}`,
).join();

const json = 'application/json';

const jsonBody = (
  what: string,
  status: number,
  body: string | Buffer,
): HostileBody => ({ what, status, body, type: json, headers: {} });

const jsonBodies: readonly HostileBody[] = [
  jsonBody('an empty body', 400, ''),
  jsonBody('a list of messages', 400, `[${good}]`),
  jsonBody('a BOM', 200, `\ufeff${good}`),
  jsonBody('not UTF-8', 400, Buffer.from('{"firstName":"\xff\xfe"}', 'latin1')),
  jsonBody('lists 4000 deep', 400, deepLists),
  jsonBody(
    'an unknown field 4000 lists deep',
    200,
    goodWith(`"other":${deepLists}`),
  ),
  jsonBody('a duplicate key', 400, goodWith('"firstName":""')),
  jsonBody('a thousand unknown fields', 200, goodWith(manyFields)),
  jsonBody(
    'a prototype',
    200,
    goodWith('"__proto__":{"admin":true,"firstName":"Eve"}'),
  ),
  jsonBody(
    'internal fields',
    200,
    goodWith('"id":"mine","jobId":"mine","receivedAt":"1970"'),
  ),
  jsonBody('50 KB', 200, goodWith(`"other":"${'x'.repeat(50_000)}"`)),
  jsonBody('60 KB', 413, goodWith(`"other":"${'x'.repeat(60_000)}"`)),
  jsonBody('a form', 400, formWith('')),
];

const encodedBody = (
  what: string,
  status: number,
  body: string | Buffer,
  encoding: string,
): HostileBody => ({
  ...jsonBody(what, status, body),
  headers: { 'Content-Encoding': encoding },
});

const encodedBodies: readonly HostileBody[] = [
  encodedBody('gzip', 200, gzipSync(good), 'gzip'),
  encodedBody(
    '10 MB in 10 KB',
    413,
    gzipSync(Buffer.alloc(10_000_000, ' ')),
    'gzip',
  ),
  encodedBody('invalid gzip', 400, good, 'gzip'),
  encodedBody('an unknown coding', 415, good, 'zstd-x'),
];

const otherTypes: readonly HostileBody[] = [
  { ...jsonBody('JSON', 415, good), type: `${json}; charset=x-none` },
  { ...jsonBody('JSON', 415, good), type: 'text/plain' },
];

/** A good message as a form, with more fields at its end. */
function formWith(more: string): string {
  const fields = { ...goodMessage, consent: 'on' };
  return new URLSearchParams(fields).toString() + more;
}

/** A form is answered with a redirect, whether it's good or not. */
const formBody = (what: string, more: string): HostileBody => ({
  what,
  status: 303,
  body: formWith(more),
  type: 'application/x-www-form-urlencoded',
  headers: {},
});

const formBodies: readonly HostileBody[] = [
  formBody('a good form', ''),
  formBody('a duplicate field', '&email=bob@evil.example'),
  formBody('brackets', '&firstName[a][b]=x&email[]=x'),
  formBody('a prototype', '&__proto__=x&__proto__[a]=x&constructor=x'),
  formBody('not UTF-8', '&firstName=%ff%fe'),
  formBody('two thousand fields', `&${'a=&'.repeat(2000)}`),
  formBody('a line break in the address', '&email=a%40b.example%0d%0aBcc:x'),
  formBody('60 KB', `&other=${'x'.repeat(60_000)}`),
];

export const hostileBodies: readonly HostileBody[] = [
  ...jsonBodies,
  ...encodedBodies,
  ...otherTypes,
  ...formBodies,
];
