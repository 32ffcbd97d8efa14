import { compose } from './run.ts';

interface Line {
  requestId?: string;
  path?: string;
  address?: string;
  message?: { event?: string };
}

/** A service's latest JSON log lines, oldest first. Limited, because a minute of a busy log can be huge. */
export async function logOf(service: string): Promise<Line[]> {
  const last = ['--since', '1m', '--tail', '1000'];
  const text = await compose('logs', '--no-log-prefix', '--no-color', ...last, service);
  return text.split('\n').flatMap((line) => {
    // Compose adds escape codes at the start.
    const start = line.indexOf('{');
    return start < 0 ? [] : [JSON.parse(line.slice(start)) as Line];
  });
}
