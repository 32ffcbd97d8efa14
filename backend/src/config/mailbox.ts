import { isEmail, ValidateBy, type ValidationOptions } from 'class-validator';

const mailboxRules = { require_tld: false, allow_display_name: true } as const;

function isMailbox(value: unknown): boolean {
  return isEmail(value, mailboxRules);
}

/** An address, with a display name or without; an inner host such as `localhost` will do. */
export function IsMailbox(options: ValidationOptions): PropertyDecorator {
  return ValidateBy({ name: 'isMailbox', validator: { validate: isMailbox } }, options);
}

/** One mailbox, or several with commas between them. */
export function AreMailboxes(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown): boolean =>
    typeof value === 'string' && value.split(',').every((part) => isMailbox(part.trim()));
  return ValidateBy({ name: 'areMailboxes', validator: { validate } }, options);
}
