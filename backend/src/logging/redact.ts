import ipaddr from 'ipaddr.js';

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

/** Anonymizes an IP address like nginx does for its log: the last number of IPv4 and all but the first two groups of IPv6 are 0. */
export function shortenAddress(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return [...parsed.octets.slice(0, 3), 0].join('.');
  return new ipaddr.IPv6([...parsed.parts.slice(0, 2), 0, 0, 0, 0, 0, 0]).toString();
}
