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
