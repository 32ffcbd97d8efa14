import { compose } from './run.ts';

/** What a line of the log may say. */
interface Line {
  requestId?: string;
  path?: string;
  address?: string;
  message?: { event?: string };
}

/** The last that a service has logged as JSON, oldest first: a minute of a busy log is more than one can hold. */
export async function logOf(service: string): Promise<Line[]> {
  const last = ['--since', '1m', '--tail', '1000'];
  const text = await compose('logs', '--no-log-prefix', '--no-color', ...last, service);
  return text.split('\n').flatMap((line) => {
    // Compose adds escape codes in front.
    const start = line.indexOf('{');
    return start < 0 ? [] : [JSON.parse(line.slice(start)) as Line];
  });
}
