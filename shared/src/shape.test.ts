import { expect, test } from 'vitest';
import * as is from './shape';

const isEntry = is.objectWith({
  id: is.text,
  state: is.oneOf('waiting', 'failed'),
  attempts: is.number,
  open: is.boolean,
  result: is.nullable(is.text),
  reason: is.optional(is.text),
  paths: is.nonEmptyListOf(is.text),
  findings: is.listOf(is.objectWith({ what: is.text })),
});

const failed = {
  state: 'failed',
  attempts: 13,
  open: true,
  result: null,
  paths: ['/'],
};
const entry = { id: 'a1', ...failed, findings: [{ what: 'It answers 500.' }] };

test.each([
  {},
  { reason: 'any' },
  { result: 'any' },
  { findings: [] },
  { unknown: 1 },
])('accepts what follows the contract, with %j', (change) => {
  expect(isEntry({ ...entry, ...change })).toBe(true);
});

test.each([
  ...Object.keys(entry).map((field) => ({ [field]: undefined })),
  { id: 7 },
  { state: 'lost' },
  { attempts: '13' },
  { open: 1 },
  { result: 7 },
  { reason: null },
  { paths: [] },
  { paths: ['/', 7] },
  { paths: '/' },
  { findings: [{}] },
  { findings: [null] },
])('rejects %j', (change) => {
  expect(isEntry({ ...entry, ...change })).toBe(false);
});

test.each(['<html>', '', null, undefined, 7, [], {}])(
  'rejects %j instead of an object',
  (other) => {
    expect(isEntry(other)).toBe(false);
  },
);
