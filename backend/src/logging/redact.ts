/**
 * What a log can say about an error: its name, its codes and where it was thrown. Never its message,
 * which can quote what a visitor wrote.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    // Many libraries name their errors by class alone.
    name: error.name === 'Error' ? error.constructor.name : error.name,
    code,
    responseCode,
    at: frames.slice(0, 5).map((line) => line.trim()),
  };
}

/** What a log can say about an address: the network of the provider, as nginx logs it too. */
export function shortenAddress(address: string): string {
  const ipv4 = /(?<firstThree>\d+\.\d+\.\d+)\.\d+$/.exec(address)?.groups?.firstThree;
  if (ipv4 !== undefined) return `${ipv4}.0`;
  const ipv6 = /^(?<firstTwo>[0-9a-f]+:[0-9a-f]*):/i.exec(address)?.groups?.firstTwo;
  return ipv6 === undefined ? '' : `${ipv6}::`;
}
