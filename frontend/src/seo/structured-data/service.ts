import type { Service as ServiceNode } from 'schema-dts';
import { practice } from '@/content/practice';
import type { Service } from '@/content/services';
import { businessId, serviceId } from './ids';

/** A service, with the text of its section. */
export function serviceNode({ id, name, summary }: Service): ServiceNode {
  return {
    '@type': 'Service',
    '@id': serviceId(id),
    url: serviceId(id),
    name,
    description: summary,
    provider: { '@id': businessId },
    areaServed: { '@type': 'City', name: `${practice.address.city}, ${practice.address.state}` },
  };
}
