import { phonePattern } from 'shared/contact-rules';

/**
 * A tel: URL with its extension (RFC 3966) for one US number, or for one that
 * starts with its country's code. Undefined for anything else, such as two
 * numbers. libphonenumber-js would need 9 MB of memory for this.
 */
export function telephoneLink(phone: string): string | undefined {
  const [, number = '', extension] = phonePattern.exec(phone) ?? [];
  const digits = number.includes('+')
    ? internationalDigits(number)
    : nationalDigits(number);
  if (!digits) return undefined;
  return `tel:+${digits}${extension ? `;ext=${extension}` : ''}`;
}

const digitsOf = (number: string): string => number.replace(/\D/g, '');

/** E.164 allows 15 digits. A second plus sign starts another number. */
function internationalDigits(number: string): string | undefined {
  const digits = digitsOf(number);
  const isOne = number.lastIndexOf('+') === 0;
  return isOne && digits.length <= 15 ? digits : undefined;
}

/** Neither an area code nor an exchange starts with 0 or 1. */
function nationalDigits(number: string): string | undefined {
  const [, national] =
    /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(digitsOf(number)) ?? [];
  return national && `1${national}`;
}
