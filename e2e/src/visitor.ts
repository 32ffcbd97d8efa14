import { randomUUID } from 'node:crypto';

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
