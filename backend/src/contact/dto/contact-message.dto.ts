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
  contactMessages as say,
  type ContactSubject,
  contactSubjects,
  emailPattern,
  freeText,
  oneLine,
  phonePattern,
} from '../../../../frontend/src/content/contact-rules.ts';

/** A string of at most so many UTF-16 code units: class-validator's own check counts an emoji as one. */
function AtMost(limit: number, message: string): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && value.length <= limit;
  return ValidateBy({ name: 'atMost', validator: { validate } }, { message });
}

/** Trims a string and normalizes its line breaks to one character, as browsers count them. */
function Trimmed(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value,
  );
}

/** The body of `POST /api/contact`. On each field the decorators run from the bottom up. */
export class ContactMessageDto {
  @AtMost(contactLimits.firstName, say.firstName.tooLong)
  @Matches(oneLine, { message: say.firstName.invalid })
  @IsNotEmpty({ message: say.firstName.required })
  @Trimmed()
  readonly firstName!: string;

  @AtMost(contactLimits.lastName, say.lastName.tooLong)
  @Matches(oneLine, { message: say.lastName.invalid })
  @IsNotEmpty({ message: say.lastName.required })
  @Trimmed()
  readonly lastName!: string;

  @IsEmail({}, { message: say.email.invalid })
  @Matches(emailPattern, { message: say.email.invalid })
  @AtMost(contactLimits.email, say.email.tooLong)
  @IsNotEmpty({ message: say.email.required })
  @Trimmed()
  readonly email!: string;

  @Matches(phonePattern, { message: say.phone.invalid })
  @AtMost(contactLimits.phone, say.phone.tooLong)
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @Trimmed()
  readonly phone?: string;

  @IsIn(contactSubjects, { message: say.subject.required })
  readonly subject!: ContactSubject;

  @AtMost(contactLimits.message, say.message.tooLong)
  @Matches(freeText, { message: say.message.invalid })
  @IsNotEmpty({ message: say.message.required })
  @Trimmed()
  readonly message!: string;

  /** A plain form post sends a checked box as `on` and omits an unchecked one. */
  @Equals(true, { message: say.consent.required })
  @Transform(({ value }: { value: unknown }) => value === true || value === 'on')
  readonly consent!: boolean;

  /** The honeypot: a field that no person sees, so what's in it was filled in by a bot. */
  @Allow()
  readonly comments?: unknown;

  /** Milliseconds that the form had been open when it was sent, by the page's own clock. */
  @Allow()
  readonly openFor?: unknown;
}
