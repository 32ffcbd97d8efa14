import { join } from 'node:path';
import { run } from './run.ts';

/** The result of a load test. */
export interface Served {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly failed: number;
}

export interface Load {
  readonly connections: number;
  readonly seconds: number;
  /** A Lua script that creates the requests. */
  readonly script?: string;
  readonly headers?: readonly string[];
}

const printsSummary = join(import.meta.dirname, 'wrk-summary.lua');

/** Load-tests a URL over many connections. */
export async function load(
  url: string,
  { connections, seconds, script = printsSummary, headers = [] }: Load,
): Promise<Served> {
  const printed = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    ...headers.flatMap((header) => ['-H', header]),
    ...['-s', script],
    url,
  ]);
  return JSON.parse(printed.split('\n').at(-1) ?? '') as Served;
}
