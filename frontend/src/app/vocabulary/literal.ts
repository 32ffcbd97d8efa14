import { isMember } from './vocabulary';

const date = /\d{4}-\d{2}-\d{2}/.source;
const time = /\d{2}:\d{2}(:\d{2})?/.source;
const zone = /(Z|[+-]\d{2}:\d{2})?/.source;

/** Formats of schema.org's data types: https://schema.org/DataType */
const textForms: Readonly<Record<string, RegExp>> = {
  Text: /\S/,
  Date: new RegExp(`^${date}$`),
  DateTime: new RegExp(`^${date}T${time}${zone}$`),
  Time: new RegExp(`^${time}${zone}$`),
  // ISO 8601, see https://schema.org/Duration.
  Duration: /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/,
};

/** Whether a primitive value has the data type or is a member of the enumeration. */
export function fitsLiteral(value: unknown, type: string): boolean {
  switch (typeof value) {
    case 'number':
      return type === 'Number' || type === 'Float' || (type === 'Integer' && value % 1 === 0);
    case 'boolean':
      return type === 'Boolean';
    case 'string':
      // Any entity can be given as a URL.
      return type === 'URL' || type === 'Thing' ? isUrl(value) : isText(value, type);
    default:
      return false;
  }
}

const isUrl = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text);

const isText = (text: string, type: string): boolean =>
  textForms[type]?.test(text) ?? isMember(text.replace(/^https?:\/\/schema\.org\//, ''), type);
