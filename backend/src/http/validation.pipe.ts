import { ValidationPipe } from '@nestjs/common';
import { Refusal } from './api-exception.ts';

/** Checks a body against its DTO, drops unknown fields and names each bad one with its sentence. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => {
      const fields = errors.map(({ property, constraints = {} }) => [
        property,
        Object.values(constraints)[0] ?? '',
      ]);
      return new Refusal(400, 'Some answers need a change. See the notes beside them.', {
        fields: Object.fromEntries(fields) as Record<string, string>,
      });
    },
  });
}
