/**
 * Describes an error for the log: name, codes and location. Never the message, which can quote a
 * visitor.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    // Many libraries don't set error.name.
    name: error.name === 'Error' ? error.constructor.name : error.name,
    code,
    responseCode,
    at: frames.slice(0, 5).map((line) => line.trim()),
  };
}

/** Anonymizes an IP address for the log, like nginx does. */
export function shortenAddress(address: string): string {
  const ipv4 = /(?<firstThree>\d+\.\d+\.\d+)\.\d+$/.exec(address)?.groups?.firstThree;
  if (ipv4 !== undefined) return `${ipv4}.0`;
  const ipv6 = /^(?<firstTwo>[0-9a-f]+:[0-9a-f]*):/i.exec(address)?.groups?.firstTwo;
  return ipv6 === undefined ? '' : `${ipv6}::`;
}
