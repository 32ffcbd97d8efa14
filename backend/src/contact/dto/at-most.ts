import { ValidateBy } from 'class-validator';

/** A string of at most so many UTF-16 code units: class-validator's own check counts an emoji as one. */
export function AtMost(limit: number, message: string): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && value.length <= limit;
  return ValidateBy({ name: 'atMost', validator: { validate } }, { message });
}
