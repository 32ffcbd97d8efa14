import { Transform } from 'class-transformer';

/** Cuts the blanks around a string and writes its line ends as one character, as a browser counts them. */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value,
  );
}
