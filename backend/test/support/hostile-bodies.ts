import { gzipSync } from 'node:zlib';
import { goodMessage } from './site.ts';

interface HostileBody {
  readonly what: string;
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const good = JSON.stringify(goodMessage);
const goodForm = new URLSearchParams({ ...goodMessage, consent: 'on' }).toString();
const withRaw = (raw: string): string => `${good.slice(0, -1)},${raw}}`;
const nested = (depth: number, open: string, close: string): string =>
  open.repeat(depth) + close.repeat(depth);

const asJson = (what: string, status: number, body: string | Buffer): HostileBody => ({
  what,
  type: json,
  body,
  status,
});
const asForm = (what: string, status: number, body: string | Buffer): HostileBody => ({
  what,
  type: form,
  body,
  status,
});

/** Request bodies with the expected status. */
export const hostileBodies: readonly HostileBody[] = [
  asJson('an empty body', 400, ''),
  asJson('whitespace', 400, '  \n'),
  asJson('null', 400, 'null'),
  asJson('a number', 400, '42'),
  asJson('a string', 400, '"hello"'),
  asJson('true', 400, 'true'),
  asJson('an empty list', 400, '[]'),
  asJson('a list of messages', 400, `[${good}]`),
  asJson('a list of lists', 400, '[[[]]]'),
  asJson('truncated JSON', 400, good.slice(0, 50)),
  asJson('single quotes', 400, "{'firstName':'Ann'}"),
  asJson('a trailing comma', 400, `${good.slice(0, -1)},}`),
  asJson('NaN', 400, '{"firstName":NaN}'),
  asJson('a comment', 400, `/* */${good}`),
  asJson('two objects', 400, good + good),
  asJson('a trailing NUL', 400, `${good}\u0000`),
  asJson('a BOM', 200, `\ufeff${good}`),
  asJson('not UTF-8', 400, Buffer.from('{"firstName":"\xff\xfe"}', 'latin1')),
  asJson('lists 4000 deep', 400, nested(4000, '[', ']')),
  asJson('objects 2500 deep', 400, nested(2500, '{"a":', '').slice(0, -1) + '1' + '}'.repeat(2500)),
  asJson('a field 4000 lists deep', 400, withRaw(`"firstName":${nested(4000, '[', ']')}`)),
  asJson('an unknown field 4000 lists deep', 200, withRaw(`"other":${nested(4000, '[', ']')}`)),
  asJson(
    'an unknown field 2000 objects deep',
    200,
    withRaw(`"other":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`),
  ),
  asJson('a duplicate key', 400, withRaw('"firstName":""')),
  asJson(
    'a thousand unknown fields',
    200,
    withRaw(Array.from({ length: 1000 }, (_, n) => `"k${n}":${n}`).join()),
  ),
  asJson('a prototype', 200, withRaw('"__proto__":{"admin":true,"firstName":"Eve"}')),
  asJson('a prototype with a method', 200, withRaw('"__proto__":{"toString":1,"trim":2}')),
  asJson('a constructor', 200, withRaw('"constructor":{"prototype":{"admin":true}}')),
  asJson('a constructor as text', 200, withRaw('"constructor":"x"')),
  asJson('toString', 200, withRaw('"toString":"x","valueOf":1')),
  asJson('hasOwnProperty', 200, withRaw('"hasOwnProperty":1')),
  asJson('then', 200, withRaw('"then":"x"')),
  asJson('an empty key', 200, withRaw('"":1')),
  asJson('internal fields', 200, withRaw('"id":"mine","jobId":"mine","receivedAt":"1970"')),
  asJson('an empty prototype alone', 400, '{"__proto__":{}}'),
  asJson('a number of 10,000 digits', 200, withRaw(`"n":${'9'.repeat(10_000)}`)),
  asJson('50 KB', 200, withRaw(`"other":"${'x'.repeat(50_000)}"`)),
  asJson('60 KB', 413, withRaw(`"other":"${'x'.repeat(60_000)}"`)),
  asJson('1 MB', 413, withRaw(`"other":"${'x'.repeat(1_000_000)}"`)),
  { ...asJson('gzip', 200, gzipSync(good)), headers: { 'Content-Encoding': 'gzip' } },
  {
    ...asJson('10 MB in 10 KB', 413, gzipSync(Buffer.alloc(10_000_000, ' '))),
    headers: { 'Content-Encoding': 'gzip' },
  },
  { ...asJson('invalid gzip', 400, good), headers: { 'Content-Encoding': 'gzip' } },
  { ...asJson('an unknown coding', 415, good), headers: { 'Content-Encoding': 'zstd-x' } },
  {
    what: 'UTF-16',
    type: `${json}; charset=utf-16`,
    body: Buffer.from(good, 'utf16le'),
    status: 200,
  },
  { what: 'invalid UTF-16', type: `${json}; charset=utf-16le`, body: good, status: 400 },
  { what: 'an unknown charset', type: `${json}; charset=x-none`, body: good, status: 415 },
  { what: 'Latin-1', type: `${json}; charset=iso-8859-1`, body: good, status: 415 },
  { what: 'a charset with a quote', type: `${json}; charset="`, body: good, status: 200 },
  { what: 'JSON sent as text', type: 'text/plain', body: good, status: 415 },
  { what: 'HTML', type: 'text/html', body: '<form>', status: 415 },
  { what: 'XML', type: 'application/xml', body: '<a/>', status: 415 },
  { what: 'an attachment', type: 'multipart/form-data; boundary=x', body: '--x--', status: 415 },
  { what: 'an invalid type', type: 'x', body: good, status: 415 },
  { what: 'JSON sent as a form', type: form, body: good, status: 303 },
  { what: 'a form sent as JSON', type: json, body: goodForm, status: 400 },
  asForm('an empty form', 303, ''),
  asForm('a good form', 303, goodForm),
  asForm('a duplicate field', 303, `${goodForm}&email=bob@evil.example`),
  asForm('brackets', 303, `${goodForm}&firstName[a][b]=x&email[]=x`),
  asForm('a prototype', 303, `${goodForm}&__proto__=x&__proto__[a]=x&constructor=x`),
  asForm('broken percent signs', 303, `${goodForm}&other=%zz%`),
  asForm('not UTF-8', 303, `${goodForm}&firstName=%ff%fe`),
  asForm('two thousand fields', 303, `${goodForm}&${'a=&'.repeat(2000)}`),
  asForm('ampersands', 303, '&'.repeat(10_000)),
  asForm('a line break in the address', 303, `${goodForm}&email=a%40b.example%0d%0aBcc:x`),
  asForm('60 KB', 303, `${goodForm}&other=${'x'.repeat(60_000)}`),
];
