import { randomUUID } from 'node:crypto';

export interface Visitor {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

/** A visitor like no other, so that a test finds the one mail it caused. */
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
