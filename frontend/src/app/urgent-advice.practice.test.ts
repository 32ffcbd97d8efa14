import { describe, expect, test } from 'vitest';
import { pages } from '@/seo/pages';
import { ownAdvice } from './own-urgent-advice';
import { documentOf, textOf } from './rendered-pages';

test.each(pages.map(({ id }) => id))('%s shows urgent advice from its one source alone', (id) => {
  const body = documentOf(id).body.cloneNode(true) as HTMLElement;
  for (const shared of body.querySelectorAll('[data-urgent-advice], [id^=source-]'))
    shared.remove();
  expect(ownAdvice(body.textContent)).toEqual([]);
});

describe('what a frightened reader is told', () => {
  test.each(['contact', 'eye-care-resources', 'for-kids'] as const)(
    '%s sends sudden loss of vision and double vision to 911',
    (id) => {
      expect(textOf(id)).toMatch(
        /Call 911 now.*Sudden loss of vision.*Sudden double vision.*Go to the/,
      );
    },
  );

  test.each(['contact', 'eye-care-resources', 'for-kids'] as const)(
    '%s says to rinse before anything else wherever it names a chemical',
    (id) => {
      expect(textOf(id)).toMatch(/A chemical in the eye\W*Rinse first/);
      expect(textOf(id)).not.toMatch(/chemical in the eye(?!\W*Rinse first)/);
    },
  );

  test('the form’s notice names flashes and a curtain', () => {
    const form = documentOf('contact').querySelector('form');
    expect(form?.textContent).toMatch(/flashes.*curtain/);
  });

  test('a message without JavaScript doesn’t end in a business day when it’s urgent', () => {
    expect(textOf('contact-sent')).toMatch(
      /Is it urgent\? Don’t wait for our reply\..*one business day/,
    );
  });
});
