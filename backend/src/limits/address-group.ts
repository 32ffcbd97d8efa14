import ipaddr from 'ipaddr.js';

/**
 * The key under which an address is limited. One line of IPv6 has a /64, so all of it counts as one
 * visitor; an IPv4 address stands for itself, in whichever form it is written.
 */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
