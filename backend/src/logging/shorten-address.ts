/** What a log may say of an address: the network of the provider, as nginx logs it too. */
export function shortenAddress(address: string): string {
  const ipv4 = /(?<firstThree>\d+\.\d+\.\d+)\.\d+$/.exec(address)?.groups?.firstThree;
  if (ipv4 !== undefined) return `${ipv4}.0`;
  const ipv6 = /^(?<firstTwo>[0-9a-f]+:[0-9a-f]*):/i.exec(address)?.groups?.firstTwo;
  return ipv6 === undefined ? '' : `${ipv6}::`;
}
