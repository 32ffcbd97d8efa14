import { expect, test } from 'vitest';
import { services } from '@/content/services';
import { serviceNode } from './service';

test('each service links to its section of the page', () => {
  expect(services.map((service) => serviceNode(service))).toMatchObject(
    ['exams', 'eyewear', 'contact-lenses', 'myopia', 'glaucoma', 'diabetes', 'children'].map(
      (id) => ({
        '@type': 'Service',
        '@id': `${__SITE_URL__}/services/#${id}`,
        provider: { '@id': `${__SITE_URL__}/#business` },
      }),
    ),
  );
});
