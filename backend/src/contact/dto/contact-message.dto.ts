import { Transform } from 'class-transformer';
import {
  Allow,
  Equals,
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  Matches,
  ValidateBy,
} from 'class-validator';
import {
  contactLimits,
  contactMessages as messages,
  type ContactSubject,
  contactSubjects,
  emailPattern,
  freeText,
  oneLine,
  phonePattern,
  trimmed,
  trimmedLine,
} from 'shared/contact-rules';

/** Limits UTF-16 code units. class-validator's own check counts an emoji as one. */
function AtMost(limit: number, message: string): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && value.length <= limit;
  return ValidateBy({ name: 'atMost', validator: { validate } }, { message });
}

/** Changes a string before it's checked. */
const Changed = (change: (text: string) => string): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));

/** Normalizes line breaks to one character, as browsers count them. */
const TrimmedText = (): PropertyDecorator =>
  Changed((text) => trimmed(text.replace(/\r\n?/g, '\n')));

/** The body of `POST /api/contact`. Decorators run from the bottom up. */
export class ContactMessageDto {
  @AtMost(contactLimits.firstName, messages.firstName.tooLong)
  @Matches(oneLine, { message: messages.firstName.invalid })
  @IsNotEmpty({ message: messages.firstName.required })
  @Changed(trimmedLine)
  readonly firstName!: string;

  @AtMost(contactLimits.lastName, messages.lastName.tooLong)
  @Matches(oneLine, { message: messages.lastName.invalid })
  @IsNotEmpty({ message: messages.lastName.required })
  @Changed(trimmedLine)
  readonly lastName!: string;

  @IsEmail({}, { message: messages.email.invalid })
  @Matches(emailPattern, { message: messages.email.invalid })
  @AtMost(contactLimits.email, messages.email.tooLong)
  @IsNotEmpty({ message: messages.email.required })
  @Changed(trimmedLine)
  readonly email!: string;

  @Matches(phonePattern, { message: messages.phone.invalid })
  @AtMost(contactLimits.phone, messages.phone.tooLong)
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @Changed(trimmedLine)
  readonly phone?: string;

  @IsIn(contactSubjects, { message: messages.subject.required })
  readonly subject!: ContactSubject;

  @AtMost(contactLimits.message, messages.message.tooLong)
  @Matches(freeText, { message: messages.message.invalid })
  @IsNotEmpty({ message: messages.message.required })
  @TrimmedText()
  readonly message!: string;

  /** Form posts send a checked box as `on` and omit an unchecked one. */
  @Equals(true, { message: messages.consent.required })
  @Transform(({ value }: { value: unknown }) => value === true || value === 'on')
  readonly consent!: boolean;

  /** The language of the page, unless it's English. */
  @Allow()
  readonly lang?: unknown;

  /** The honeypot: a hidden field that only bots fill in. */
  @Allow()
  readonly comments?: unknown;

  /** Milliseconds from opening to sending the form, by the browser's clock. */
  @Allow()
  readonly openFor?: unknown;
}
