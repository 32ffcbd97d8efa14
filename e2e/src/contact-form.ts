import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

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
    sending: 'Sending...',
  },
  es: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Número de teléfono',
    subject: 'Tema',
    message: 'Mensaje',
    send: 'Enviar mensaje',
    sending: 'Enviando...',
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

/** The contact form, with fields located by role and name. */
export class ContactForm {
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly subject: Locator;
  readonly message: Locator;
  readonly consent: Locator;
  readonly send: Locator;
  readonly sending: Locator;

  constructor(page: Page, language: keyof typeof names = 'en') {
    const main = page.getByRole('main');
    const name = names[language];
    this.firstName = main.getByRole('textbox', { name: name.firstName });
    this.lastName = main.getByRole('textbox', { name: name.lastName });
    this.email = main.getByRole('textbox', { name: name.email });
    this.phone = main.getByRole('textbox', { name: name.phone });
    this.subject = main.getByRole('combobox', { name: name.subject });
    this.message = main.getByRole('textbox', { name: name.message });
    this.consent = main.getByRole('checkbox');
    this.send = main.getByRole('button', { name: name.send });
    this.sending = main.getByRole('button', { name: name.sending });
  }

  get required(): Locator[] {
    return [this.firstName, this.lastName, this.email, this.subject, this.message, this.consent];
  }

  get fields(): Locator[] {
    return [...this.required, this.phone];
  }

  async fill(visitor: Visitor): Promise<void> {
    await this.firstName.fill(visitor.firstName);
    await this.lastName.fill(visitor.lastName);
    await this.email.fill(visitor.email);
    await this.phone.fill(visitor.phone);
    await this.subject.selectOption(visitor.subject);
    await this.message.fill(visitor.message);
    await this.consent.check();
  }
}

/** Lets pages that are opened from now on think that they were opened ten seconds earlier: the server quarantines messages that bots write faster than people. */
export async function pretendToWriteSlowly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });
}
