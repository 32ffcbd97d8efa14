import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** schema.org's definition of its terms as N-Quads. */
const file = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq');
const statement = /^<http:\/\/schema\.org\/(\w+)> <\S*[/#](\w+)> <\S*[/#](\w+)> /gm;

const statements = new Map<string, Set<string>>();
for (const [, subject = '', predicate = '', object = ''] of readFileSync(file, 'utf8').matchAll(
  statement,
)) {
  const key = `${subject} ${predicate}`;
  statements.set(key, (statements.get(key) ?? new Set()).add(object));
}

/** The objects of a term's statements, such as the terms after `Optometric subClassOf`. */
const objectsOf = (term: string, predicate: string): string[] => [
  ...(statements.get(`${term} ${predicate}`) ?? []),
];

/** Medical specialties aren't declared as classes, only as subclasses. */
export const isType = (term: string): boolean =>
  objectsOf(term, 'type').includes('Class') || objectsOf(term, 'subClassOf').length > 0;

export const isProperty = (term: string): boolean => objectsOf(term, 'type').includes('Property');

/** The terms that replace a superseded one. */
export const successorsOf = (term: string): string[] => objectsOf(term, 'supersededBy');

/** The type itself and all its supertypes. */
export const ancestorsOf = (type: string): string[] => [
  type,
  ...objectsOf(type, 'subClassOf').flatMap(ancestorsOf),
];

/** The types that can have the property. */
export const domainsOf = (property: string): string[] => objectsOf(property, 'domainIncludes');

/** The types that the property accepts. */
export const rangesOf = (property: string): string[] => objectsOf(property, 'rangeIncludes');

/** Whether the term is a member of the enumeration, such as `Tuesday` of `DayOfWeek`. */
export const isMember = (term: string, enumeration: string): boolean =>
  objectsOf(term, 'type').includes(enumeration);

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
