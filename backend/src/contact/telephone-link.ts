/**
 * The address that dials a number as people write it, extension included (RFC 3966). libphonenumber-js
 * would take another 9 MB of memory for it.
 */
export function telephoneLink(phone: string): string {
  const [number = '', extension] = phone.split(/\s*(?:x|ext\.?)\s*/i);
  const digits = number.replace(/\D/g, '');
  const international = number.trimStart().startsWith('+');
  // Without its country a number is one of this country, written with or without the 1.
  const dialled = international || digits.length === 11 ? `+${digits}` : digits;
  const national = digits.length === 10 && !international ? `+1${digits}` : dialled;
  return `tel:${national}${extension ? `;ext=${extension}` : ''}`;
}
