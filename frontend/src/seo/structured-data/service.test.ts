import { expect, test } from 'vitest';
import { services } from '@/content/services';
import { serviceNode } from './service';

test('the six services each have the address of their part of the page', () => {
  expect(services.map((service) => serviceNode(service))).toMatchObject(
    ['exams', 'eyewear', 'contact-lenses', 'myopia', 'glaucoma', 'children'].map((id) => ({
      '@type': 'Service',
      '@id': `${__SITE_URL__}/services/#${id}`,
      provider: { '@id': `${__SITE_URL__}/#business` },
    })),
  );
});
