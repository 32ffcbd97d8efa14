import {
  type ArgumentMetadata,
  type Type,
  ValidationPipe,
} from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { ApiException } from './api-exception.ts';

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** The fields of a body that its class has rules for. */
function knownFields(body: object, metatype: Type): object {
  const rules = getMetadataStorage().getTargetValidationMetadatas(
    metatype,
    '',
    false,
    false,
  );
  const known = new Set(rules.map(({ propertyName }) => propertyName));
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => known.has(name)),
  );
}

/**
 * Drops unknown fields first: `whitelist` would only do so after all of them
 * were read, in quadratic time.
 */
class BodyPipe extends ValidationPipe {
  override transform(
    value: unknown,
    metadata: ArgumentMetadata,
  ): Promise<unknown> {
    const { type, metatype } = metadata;
    // A body without a class is read by its controller.
    const hasRules = type === 'body' && this.toValidate(metadata);
    const known =
      hasRules && metatype && isObject(value)
        ? knownFields(value, metatype)
        : value;
    return super.transform(known, metadata);
  }
}

/** Validates bodies and returns a message for each invalid field. */
export const createValidationPipe = (): ValidationPipe =>
  new BodyPipe({
    transform: true,
    stopAtFirstError: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => {
      const fields = errors.map(({ property, constraints = {} }) => [
        property,
        Object.values(constraints)[0] ?? '',
      ]);
      return new ApiException(
        400,
        'Please check the form. Each field that needs a change says why.',
        { fields: Object.fromEntries(fields) as Record<string, string> },
      );
    },
  });
