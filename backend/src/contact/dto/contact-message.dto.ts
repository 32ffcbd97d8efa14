import { Transform } from 'class-transformer';
import { Equals, IsEmail, IsIn, IsNotEmpty, IsOptional, Matches, MaxLength } from 'class-validator';
import {
  contactLimits,
  contactSentences as say,
  contactSubjects,
  type ContactSubject,
  phonePattern,
} from '../../../../frontend/src/content/contact-rules.ts';
import { freeText, oneLine, plainAddress } from '../text-patterns.ts';

const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** The body of `POST /api/contact`. On each field the check nearest to it is the first one made. */
export class ContactMessageDto {
  @MaxLength(contactLimits.firstName, { message: say.firstName.tooLong })
  @Matches(oneLine, { message: say.firstName.invalid })
  @IsNotEmpty({ message: say.firstName.required })
  @Trimmed()
  readonly firstName!: string;

  @MaxLength(contactLimits.lastName, { message: say.lastName.tooLong })
  @Matches(oneLine, { message: say.lastName.invalid })
  @IsNotEmpty({ message: say.lastName.required })
  @Trimmed()
  readonly lastName!: string;

  @Matches(plainAddress, { message: say.email.invalid })
  @IsEmail({}, { message: say.email.invalid })
  @MaxLength(contactLimits.email, { message: say.email.tooLong })
  @IsNotEmpty({ message: say.email.required })
  @Trimmed()
  readonly email!: string;

  @Matches(phonePattern, { message: say.phone.invalid })
  @MaxLength(contactLimits.phone, { message: say.phone.tooLong })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @Trimmed()
  readonly phone?: string;

  @IsIn(contactSubjects, { message: say.subject.required })
  readonly subject!: ContactSubject;

  @MaxLength(contactLimits.message, { message: say.message.tooLong })
  @Matches(freeText, { message: say.message.invalid })
  @IsNotEmpty({ message: say.message.required })
  @Trimmed()
  readonly message!: string;

  /** A plain form post sends a ticked box as `on` and leaves out an empty one. */
  @Equals(true, { message: say.consent.required })
  @Transform(({ value }: { value: unknown }) => value === true || value === 'on')
  readonly consent!: boolean;
}
