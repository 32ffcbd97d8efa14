import { gzipSync } from 'node:zlib';
import { goodMessage } from './site.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const good = JSON.stringify(goodMessage);
const goodForm = new URLSearchParams({ ...goodMessage, consent: 'on' }).toString();
const withRaw = (raw: string): string => `${good.slice(0, -1)},${raw}}`;
const nested = (depth: number, open: string, close: string): string =>
  open.repeat(depth) + close.repeat(depth);

type Row = readonly [
  what: string,
  status: number,
  body: string | Buffer,
  type?: string,
  encoding?: string,
];

const rows: readonly Row[] = [
  ['an empty body', 400, ''],
  ['whitespace', 400, '  \n'],
  ['null', 400, 'null'],
  ['a number', 400, '42'],
  ['a string', 400, '"hello"'],
  ['true', 400, 'true'],
  ['an empty list', 400, '[]'],
  ['a list of messages', 400, `[${good}]`],
  ['a list of lists', 400, '[[[]]]'],
  ['truncated JSON', 400, good.slice(0, 50)],
  ['single quotes', 400, "{'firstName':'Ann'}"],
  ['a trailing comma', 400, `${good.slice(0, -1)},}`],
  ['NaN', 400, '{"firstName":NaN}'],
  ['a comment', 400, `/* */${good}`],
  ['two objects', 400, good + good],
  ['a trailing NUL', 400, `${good}\u0000`],
  ['a BOM', 200, `\ufeff${good}`],
  ['not UTF-8', 400, Buffer.from('{"firstName":"\xff\xfe"}', 'latin1')],
  ['lists 4000 deep', 400, nested(4000, '[', ']')],
  ['objects 2500 deep', 400, nested(2500, '{"a":', '').slice(0, -1) + '1' + '}'.repeat(2500)],
  ['a field 4000 lists deep', 400, withRaw(`"firstName":${nested(4000, '[', ']')}`)],
  ['an unknown field 4000 lists deep', 200, withRaw(`"other":${nested(4000, '[', ']')}`)],
  [
    'an unknown field 2000 objects deep',
    200,
    withRaw(`"other":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`),
  ],
  ['a duplicate key', 400, withRaw('"firstName":""')],
  [
    'a thousand unknown fields',
    200,
    withRaw(Array.from({ length: 1000 }, (_, n) => `"k${n}":${n}`).join()),
  ],
  ['a prototype', 200, withRaw('"__proto__":{"admin":true,"firstName":"Eve"}')],
  ['a prototype with a method', 200, withRaw('"__proto__":{"toString":1,"trim":2}')],
  ['a constructor', 200, withRaw('"constructor":{"prototype":{"admin":true}}')],
  ['a constructor as text', 200, withRaw('"constructor":"x"')],
  ['toString', 200, withRaw('"toString":"x","valueOf":1')],
  ['hasOwnProperty', 200, withRaw('"hasOwnProperty":1')],
  ['then', 200, withRaw('"then":"x"')],
  ['an empty key', 200, withRaw('"":1')],
  ['internal fields', 200, withRaw('"id":"mine","jobId":"mine","receivedAt":"1970"')],
  ['an empty prototype alone', 400, '{"__proto__":{}}'],
  ['a number of 10,000 digits', 200, withRaw(`"n":${'9'.repeat(10_000)}`)],
  ['50 KB', 200, withRaw(`"other":"${'x'.repeat(50_000)}"`)],
  ['60 KB', 413, withRaw(`"other":"${'x'.repeat(60_000)}"`)],
  ['1 MB', 413, withRaw(`"other":"${'x'.repeat(1_000_000)}"`)],
  ['gzip', 200, gzipSync(good), json, 'gzip'],
  ['10 MB in 10 KB', 413, gzipSync(Buffer.alloc(10_000_000, ' ')), json, 'gzip'],
  ['invalid gzip', 400, good, json, 'gzip'],
  ['an unknown coding', 415, good, json, 'zstd-x'],
  ['UTF-16', 200, Buffer.from(good, 'utf16le'), `${json}; charset=utf-16`],
  ['invalid UTF-16', 400, good, `${json}; charset=utf-16le`],
  ['an unknown charset', 415, good, `${json}; charset=x-none`],
  ['Latin-1', 415, good, `${json}; charset=iso-8859-1`],
  ['a charset with a quote', 200, good, `${json}; charset="`],
  ['JSON sent as text', 415, good, 'text/plain'],
  ['HTML', 415, '<form>', 'text/html'],
  ['XML', 415, '<a/>', 'application/xml'],
  ['an attachment', 415, '--x--', 'multipart/form-data; boundary=x'],
  ['an invalid type', 415, good, 'x'],
  ['JSON sent as a form', 303, good, form],
  ['a form sent as JSON', 400, goodForm, json],
  ['an empty form', 303, '', form],
  ['a good form', 303, goodForm, form],
  ['a duplicate field', 303, `${goodForm}&email=bob@evil.example`, form],
  ['brackets', 303, `${goodForm}&firstName[a][b]=x&email[]=x`, form],
  ['a prototype', 303, `${goodForm}&__proto__=x&__proto__[a]=x&constructor=x`, form],
  ['broken percent signs', 303, `${goodForm}&other=%zz%`, form],
  ['not UTF-8', 303, `${goodForm}&firstName=%ff%fe`, form],
  ['two thousand fields', 303, `${goodForm}&${'a=&'.repeat(2000)}`, form],
  ['ampersands', 303, '&'.repeat(10_000), form],
  ['a line break in the address', 303, `${goodForm}&email=a%40b.example%0d%0aBcc:x`, form],
  ['60 KB', 303, `${goodForm}&other=${'x'.repeat(60_000)}`, form],
];

/** Request bodies with the expected status. */
export const hostileBodies = rows.map(([what, status, body, type = json, encoding]) => ({
  ...{ what, status, body, type },
  headers: encoding ? { 'Content-Encoding': encoding } : {},
}));
