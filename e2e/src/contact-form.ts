import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openPage } from './loading.ts';

export interface Visitor {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

/** A visitor with a unique name, so that a test finds its own mail. */
export function newVisitor(): Visitor {
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

/** The names of the fields and buttons in each language. */
const names = {
  en: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email Address',
    phone: 'Phone Number',
    subject: 'Subject',
    message: 'Message',
    send: 'Send Message',
  },
  es: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    subject: 'Tema',
    message: 'Mensaje',
    send: 'Enviar mensaje',
  },
};

/** What the form says next to each required field that's empty, in order. */
export const requiredMessages = [
  'Enter your first name.',
  'Enter your last name.',
  'Enter your email address.',
  'Choose a topic from the list.',
  'Write a short message.',
  'Check the box so we can reply to you.',
];

export type ContactForm = ReturnType<typeof contactForm>;

/** The contact form, with fields located by role and name. */
export function contactForm(page: Page, language: keyof typeof names = 'en') {
  const main = page.getByRole('main');
  const name = names[language];
  const fields = {
    firstName: main.getByRole('textbox', { name: name.firstName }),
    lastName: main.getByRole('textbox', { name: name.lastName }),
    email: main.getByRole('textbox', { name: name.email }),
    subject: main.getByRole('combobox', { name: name.subject }),
    message: main.getByRole('textbox', { name: name.message }),
    consent: main.getByRole('checkbox'),
    phone: main.getByRole('textbox', { name: name.phone }),
  };
  return {
    ...fields,
    send: main.getByRole('button', { name: name.send }),
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
 * Opens the contact page. It thinks that it was opened ten seconds earlier: the server quarantines messages that bots
 * write faster than people.
 */
export async function openContactForm(
  page: Page,
  language: keyof typeof names = 'en',
): Promise<ContactForm> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });
  await openPage(page, language === 'es' ? '/es/contact/' : '/contact/');
  return contactForm(page, language);
}
