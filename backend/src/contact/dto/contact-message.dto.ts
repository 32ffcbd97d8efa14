import { Transform } from 'class-transformer';
import {
  Allow,
  Equals,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  ValidateBy,
} from 'class-validator';
import {
  cleaned,
  consent,
  contactFields,
  type FieldDefinition,
  type WrittenMessage,
} from 'shared/contact-rules';

/**
 * Limits UTF-16 code units. class-validator's own check counts an emoji as one.
 */
function AtMost(limit: number, message: string): PropertyDecorator {
  const validate = (value: string): boolean => value.length <= limit;
  return ValidateBy({ name: 'atMost', validator: { validate } }, { message });
}

function WithoutProblem(
  problem: (value: string) => string | undefined,
): PropertyDecorator {
  const validate = (value: string): boolean => problem(value) === undefined;
  const message = ({ value }: { value: string }) => problem(value) ?? '';
  return ValidateBy({ name: 'problem', validator: { validate } }, { message });
}

/** Changes a string before it's checked. */
const Changed = (
  change: (text: string) => string | undefined,
): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? change(value) : value,
  );

/** The checks of a field, in the order in which they run. */
function checksOf(field: FieldDefinition): PropertyDecorator[] {
  if (field.type === 'select') {
    return [IsIn(Object.keys(field.options), { message: field.required })];
  }
  const { required, limit, tooLong, problem = () => undefined } = field;
  return [
    Changed((text) => cleaned(field, text)),
    ...(required === undefined
      ? [Changed((text) => text || undefined), IsOptional()]
      : [IsNotEmpty({ message: required })]),
    IsString({ message: required ?? problem('') ?? '' }),
    AtMost(limit, tooLong(limit)),
    WithoutProblem(problem),
  ];
}

/** A class can't declare the table's fields itself. */
const Written = Object as unknown as new () => WrittenMessage;

/** The body of `POST /api/contact`. */
export class ContactMessageDto extends Written {
  // Before the decorators below, because the form lists its errors in this
  // order.
  static {
    for (const [name, field] of Object.entries<FieldDefinition>(
      contactFields,
    )) {
      for (const check of checksOf(field)) check(this.prototype, name);
    }
  }

  /** Form posts send a checked box as `on` and omit an unchecked one. */
  @Equals(true, { message: consent.required })
  @Transform(
    ({ value }: { value: unknown }) => value === true || value === 'on',
  )
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
