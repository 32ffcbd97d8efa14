import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openPage } from './loading.ts';

export type Visitor = ReturnType<typeof newVisitor>;

/** A visitor with a unique name, so that a test finds its own mail. */
export function newVisitor() {
  const id = randomUUID().slice(0, 8);
  return {
    firstName: 'Ada',
    lastName: `O'Brien-${id}`,
    email: `ada.${id}@example.com`,
    phone: '732-555-0199',
    subject: 'Insurance Questions',
    message: 'Do you take VSP?\nMy son <Max> needs new glasses & a check.',
  };
}

/**
 * The contact form in either language. The names of its fields: visits.spec.ts.
 */
export function contactForm(page: Page) {
  const form = page.getByRole('main').getByRole('form');
  const fields = {
    firstName: form.locator('#firstName'),
    lastName: form.locator('#lastName'),
    email: form.locator('#email'),
    phone: form.locator('#phone'),
    subject: form.locator('#subject'),
    message: form.locator('#message'),
    consent: form.locator('#consent'),
  };
  return {
    ...fields,
    send: form.locator('[type=submit]'),
    async fill({ subject, ...texts }: Visitor): Promise<void> {
      for (const [field, text] of Object.entries(texts)) {
        await fields[field as keyof typeof texts].fill(text);
      }
      await fields.subject.selectOption(subject);
      await fields.consent.check();
    },
  };
}

/**
 * Opens the contact page. It thinks that it was opened ten seconds earlier: the
 * server quarantines messages that bots write faster than people.
 */
export async function openContactForm(page: Page, path = '/contact/') {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });
  await openPage(page, path);
  return contactForm(page);
}
