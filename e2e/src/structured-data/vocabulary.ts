import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** schema.org's own description of its terms, as statements of subject, predicate and object. */
const file = fileURLToPath(import.meta.resolve('@vocabulary/schema/schema.nq'));
const statement = /^<http:\/\/schema\.org\/(\w+)> <\S*[/#](\w+)> <\S*[/#](\w+)> /gm;

const statements = new Map<string, Set<string>>();
for (const [, subject = '', predicate = '', object = ''] of readFileSync(file, 'utf8').matchAll(
  statement,
)) {
  const key = `${subject} ${predicate}`;
  statements.set(key, (statements.get(key) ?? new Set()).add(object));
}

/** What schema.org says of a term, such as `Optometric subClassOf`: the names of other terms. */
const said = (term: string, predicate: string): string[] => [
  ...(statements.get(`${term} ${predicate}`) ?? []),
];

/** A medical specialty is a type by being a kind of business, though it is no class by name. */
export const isType = (term: string): boolean =>
  said(term, 'type').includes('Class') || said(term, 'subClassOf').length > 0;

export const isProperty = (term: string): boolean => said(term, 'type').includes('Property');

/** The terms to use instead of one that is out of use. */
export const successorsOf = (term: string): string[] => said(term, 'supersededBy');

/** The type and all that it is a kind of. */
export const lineageOf = (type: string): string[] => [
  type,
  ...said(type, 'subClassOf').flatMap(lineageOf),
];

/** The types that may have a property. */
export const domainsOf = (property: string): string[] => said(property, 'domainIncludes');

/** The types that its values may be of. */
export const rangesOf = (property: string): string[] => said(property, 'rangeIncludes');

/** Whether a term is one of the values that an enumeration lists, such as `Tuesday` of `DayOfWeek`. */
export const isMember = (term: string, enumeration: string): boolean =>
  said(term, 'type').includes(enumeration);
