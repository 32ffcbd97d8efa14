import {
  consent,
  type ContactField,
  contactFields,
  type FieldDefinition,
  trimmed,
  trimmedLine,
  type WrittenField,
  writtenFields,
} from 'shared/contact-rules';

/** The body of `POST /api/contact`, with the spec's names. */
export type ContactMessage = Record<WrittenField, string> & { consent: boolean };

export type FieldErrors = Partial<Record<ContactField, string>>;

/** An email address with an international domain in its ASCII form. Only Firefox hands it over as it was typed. */
function inAscii(address: string): string {
  const [, name = '', domain = ''] =
    /^(.*@)(?=.*[^ -~])([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  try {
    return name + new URL(`https://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** The form's values, trimmed. */
export function readForm(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: WrittenField) => {
    const value = data.get(name);
    if (typeof value !== 'string') return '';
    const { type } = contactFields[name];
    if (type === 'textarea') return trimmed(value);
    const line = trimmedLine(value);
    return type === 'email' ? inAscii(line) : line;
  };
  const written = writtenFields.map((name) => [name, text(name)] as const);
  return {
    ...(Object.fromEntries(written) as Record<WrittenField, string>),
    consent: data.has('consent'),
  };
}

function errorOf(field: FieldDefinition, value: string): string | undefined {
  if (field.type === 'select') {
    return Object.keys(field.options).includes(value) ? undefined : field.required;
  }
  if (value === '') return field.required;
  if (value.length > field.limit) return field.tooLong(field.limit);
  return field.pattern.test(value) ? undefined : field.invalid;
}

/** The error messages, in form order. The server validates again. */
export function validate(message: ContactMessage): FieldErrors {
  const found = [
    ...writtenFields.map((name) => [name, errorOf(contactFields[name], message[name])]),
    ['consent', message.consent ? undefined : consent.required],
  ];
  return Object.fromEntries(found.filter(([, error]) => error)) as FieldErrors;
}
