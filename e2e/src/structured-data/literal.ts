import { isMember } from './vocabulary.ts';

const date = /\d{4}-\d{2}-\d{2}/.source;
const time = /\d{2}:\d{2}(:\d{2})?/.source;
const zone = /(Z|[+-]\d{2}:\d{2})?/.source;

/** How schema.org writes the values that are no things: https://schema.org/DataType */
const textForms: Readonly<Record<string, RegExp>> = {
  Text: /\S/,
  Date: new RegExp(`^${date}$`),
  DateTime: new RegExp(`^${date}T${time}${zone}$`),
  Time: new RegExp(`^${time}${zone}$`),
  // ISO 8601, which https://schema.org/Duration asks for.
  Duration: /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/,
};

/** Whether a text, number or truth value is of a data type or a member of an enumeration. */
export function fitsLiteral(value: unknown, type: string): boolean {
  switch (typeof value) {
    case 'number':
      return type === 'Number' || type === 'Float' || (type === 'Integer' && value % 1 === 0);
    case 'boolean':
      return type === 'Boolean';
    case 'string':
      // Any thing may be named by its address.
      return type === 'URL' || type === 'Thing' ? isAddress(value) : isText(value, type);
    default:
      return false;
  }
}

const isAddress = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text);

const isText = (text: string, type: string): boolean =>
  textForms[type]?.test(text) ?? isMember(text.replace(/^https?:\/\/schema\.org\//, ''), type);
