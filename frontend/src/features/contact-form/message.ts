import {
  cleaned,
  consent,
  type ContactField,
  contactFields,
  type FieldDefinition,
  type WrittenField,
  writtenFields,
} from 'shared/contact-rules';

/** The body of `POST /api/contact`, with the spec's names. */
export type ContactMessage = Record<WrittenField, string> & {
  consent: boolean;
};

export type FieldErrors = Partial<Record<ContactField, string>>;

/** The form's values. */
export function readForm(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: WrittenField) => {
    const value = data.get(name);
    return typeof value === 'string' ? cleaned(contactFields[name], value) : '';
  };
  const written = writtenFields.map((name) => [name, text(name)] as const);
  return {
    ...(Object.fromEntries(written) as Record<WrittenField, string>),
    consent: data.has('consent'),
  };
}

function errorOf(field: FieldDefinition, value: string): string | undefined {
  if (field.type === 'select') {
    return Object.keys(field.options).includes(value)
      ? undefined
      : field.required;
  }
  if (value === '') return field.required;
  if (value.length > field.limit) return field.tooLong(field.limit);
  return field.problem?.(value);
}

/** The error messages, in form order. The server validates again. */
export function validate(message: ContactMessage): FieldErrors {
  const entries = [
    ...writtenFields.map((name) => [
      name,
      errorOf(contactFields[name], message[name]),
    ]),
    ['consent', message.consent ? undefined : consent.required],
  ];
  return Object.fromEntries(
    entries.filter(([, error]) => error),
  ) as FieldErrors;
}
