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

/** What the page adds to a message, each part only where it's known. */
export interface BotSignals {
  /** What's in the honeypot. */
  comments?: string;
  /** Milliseconds that the form had been open. */
  openFor?: number;
}

/** The form's values with the blanks around them cut. */
export function readForm(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
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
