/** What `POST /api/contact` takes, as the spec names it. */
export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  consent: boolean;
}

/** What the page adds to a message: the field that no person fills in, and when the form was begun. */
export interface BotSignals {
  website?: string;
  opened?: string;
}

/** One value of a form with the blanks around it cut. */
function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** What stands in the field that nobody sees: nothing, unless a program filled it in. */
export function readTrap(form: HTMLFormElement): { website?: string } {
  const website = textOf(new FormData(form), 'website');
  return website ? { website } : {};
}

/** The form's values with the blanks around them cut. */
export function readForm(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: string) => textOf(data, name);
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
    consent: data.has('consent'),
  };
}
