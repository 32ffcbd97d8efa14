import { gzipSync } from 'node:zlib';
import { goodMessage } from './site.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const good = JSON.stringify(goodMessage);
const goodForm = new URLSearchParams({
  ...goodMessage,
  consent: 'on',
}).toString();
const withRaw = (raw: string): string => `${good.slice(0, -1)},${raw}}`;
const nested = '['.repeat(4000) + ']'.repeat(4000);

type Row = readonly [
  what: string,
  status: number,
  body: string | Buffer,
  type?: string,
  encoding?: string,
];

const rows: readonly Row[] = [
  ['an empty body', 400, ''],
  ['a list of messages', 400, `[${good}]`],
  ['a BOM', 200, `\ufeff${good}`],
  ['not UTF-8', 400, Buffer.from('{"firstName":"\xff\xfe"}', 'latin1')],
  ['lists 4000 deep', 400, nested],
  ['an unknown field 4000 lists deep', 200, withRaw(`"other":${nested}`)],
  ['a duplicate key', 400, withRaw('"firstName":""')],
  [
    'a thousand unknown fields',
    200,
    withRaw(Array.from({ length: 1000 }, (_, n) => `"k${n}":${n}`).join()),
  ],
  ['a prototype', 200, withRaw('"__proto__":{"admin":true,"firstName":"Eve"}')],
  [
    'internal fields',
    200,
    withRaw('"id":"mine","jobId":"mine","receivedAt":"1970"'),
  ],
  ['50 KB', 200, withRaw(`"other":"${'x'.repeat(50_000)}"`)],
  ['60 KB', 413, withRaw(`"other":"${'x'.repeat(60_000)}"`)],
  ['gzip', 200, gzipSync(good), json, 'gzip'],
  [
    '10 MB in 10 KB',
    413,
    gzipSync(Buffer.alloc(10_000_000, ' ')),
    json,
    'gzip',
  ],
  ['invalid gzip', 400, good, json, 'gzip'],
  ['an unknown coding', 415, good, json, 'zstd-x'],
  ['an unknown charset', 415, good, `${json}; charset=x-none`],
  ['JSON sent as text', 415, good, 'text/plain'],
  ['a form sent as JSON', 400, goodForm, json],
  ['a good form', 303, goodForm, form],
  ['a duplicate field', 303, `${goodForm}&email=bob@evil.example`, form],
  ['brackets', 303, `${goodForm}&firstName[a][b]=x&email[]=x`, form],
  [
    'a prototype',
    303,
    `${goodForm}&__proto__=x&__proto__[a]=x&constructor=x`,
    form,
  ],
  ['not UTF-8', 303, `${goodForm}&firstName=%ff%fe`, form],
  ['two thousand fields', 303, `${goodForm}&${'a=&'.repeat(2000)}`, form],
  [
    'a line break in the address',
    303,
    `${goodForm}&email=a%40b.example%0d%0aBcc:x`,
    form,
  ],
  ['60 KB', 303, `${goodForm}&other=${'x'.repeat(60_000)}`, form],
];

/** Request bodies with the expected status. */
export const hostileBodies = rows.map(
  ([what, status, body, type = json, encoding]) => ({
    ...{ what, status, body, type },
    headers: encoding ? { 'Content-Encoding': encoding } : {},
  }),
);
