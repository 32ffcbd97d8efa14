import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { indexablePages } from '@/seo/pages';
import { graphsOf } from './rendered-pages';

/** schema.org's definition of its terms as N-Quads, as the objects of `Optometric subClassOf` and so on. */
const file = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq');
const statements = new Map<string, Set<string>>();
for (const [, subject = '', predicate = '', object = ''] of readFileSync(file, 'utf8').matchAll(
  /^<http:\/\/schema\.org\/(\w+)> <\S*[/#](\w+)> <\S*[/#](\w+)> /gm,
)) {
  const key = `${subject} ${predicate}`;
  statements.set(key, (statements.get(key) ?? new Set()).add(object));
}

const objectsOf = (term: string, predicate: string): string[] => [
  ...(statements.get(`${term} ${predicate}`) ?? []),
];

/** Medical specialties aren't declared as classes, only as subclasses. */
const isType = (term: string): boolean =>
  objectsOf(term, 'type').includes('Class') || objectsOf(term, 'subClassOf').length > 0;

/** The type itself and all its supertypes. */
const ancestorsOf = (type: string): string[] => [
  type,
  ...objectsOf(type, 'subClassOf').flatMap(ancestorsOf),
];

/** Formats of schema.org's data types: https://schema.org/DataType */
const textForms: Readonly<Record<string, RegExp>> = {
  Text: /\S/,
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/,
  Time: /^\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/,
  // ISO 8601, see https://schema.org/Duration.
  Duration: /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/,
};

/** Whether a primitive value has the data type or is a member of the enumeration, such as `Tuesday` of `DayOfWeek`. */
function fitsLiteral(value: unknown, type: string): boolean {
  if (typeof value === 'number')
    return type === 'Number' || type === 'Float' || (type === 'Integer' && value % 1 === 0);
  if (typeof value === 'boolean') return type === 'Boolean';
  if (typeof value !== 'string') return false;
  // Any entity can be given as a URL.
  if (type === 'URL' || type === 'Thing') return /^https?:/.test(value) && URL.canParse(value);
  const member = value.replace(/^https?:\/\/schema\.org\//, '');
  return textForms[type]?.test(value) ?? objectsOf(member, 'type').includes(type);
}

/** A JSON-LD node, or a reference if it has only an id. */
interface Node {
  '@id'?: string;
  '@type'?: string | string[];
  [property: string]: unknown;
}

const typesOf = (node: Node): string[] => [node['@type'] ?? []].flat();

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Types by node id, to resolve references. */
type TypesById = ReadonlyMap<string | undefined, readonly string[]>;

/**
 * Checks a node and its nested nodes against schema.org's vocabulary: unknown or superseded terms,
 * properties that the type doesn't have, and values that the property doesn't accept. Stricter than
 * search engines, which accept text in place of an entity.
 */
function vocabularyErrors(node: Node, known: TypesById): string[] {
  const types = typesOf(node);
  if (types.length === 0) return ['A node has no type.'];
  const properties = Object.keys(node).filter((key) => !key.startsWith('@'));
  return [
    ...types.filter((type) => !isType(type)).map((type) => `${type} is not a type.`),
    ...[...types, ...properties].flatMap((term) =>
      objectsOf(term, 'supersededBy').map((next) => `${term} is superseded by ${next}.`),
    ),
    ...properties.flatMap((property) => propertyErrors(node, property, known)),
  ];
}

function propertyErrors(node: Node, property: string, known: TypesById): string[] {
  const types = typesOf(node);
  const name = `${types.join('+')}.${property}`;
  if (!objectsOf(property, 'type').includes('Property')) return [`${name}: unknown property.`];
  const ancestors = types.flatMap(ancestorsOf);
  const domains = objectsOf(property, 'domainIncludes');
  return [
    ...(domains.some((domain) => ancestors.includes(domain))
      ? []
      : [`${name}: only allowed on ${domains.join(', ')}.`]),
    ...[node[property] ?? []].flat().flatMap((value) => valueErrors(name, property, value, known)),
  ];
}

function valueErrors(name: string, property: string, value: unknown, known: TypesById): string[] {
  const ranges = objectsOf(property, 'rangeIncludes');
  const unless = (fits: boolean, shown: string) =>
    fits ? [] : [`${name}: ${shown}, expected ${ranges.join(', ')}.`];
  if (!isNode(value))
    return unless(
      ranges.some((range) => fitsLiteral(value, range)),
      JSON.stringify(value),
    );
  const isReference = Object.keys(value).join() === '@id';
  const types = isReference ? (known.get(value['@id']) ?? []) : typesOf(value);
  const ancestors = types.flatMap(ancestorsOf);
  return [
    ...unless(
      ranges.some((range) => ancestors.includes(range)),
      types.join('+') || 'an unknown type',
    ),
    ...(isReference ? [] : vocabularyErrors(value, known)),
  ];
}

const graphOf = (id: string) => graphsOf<Node>(id).flatMap((graph) => graph['@graph']);

const graphs = new Map(indexablePages.map(({ id }) => [id, graphOf(id)]));
const known = new Map([...graphs.values()].flat().map((node) => [node['@id'], typesOf(node)]));

test.each([...graphs])('the structured data of %s uses schema.org’s vocabulary', (_, graph) => {
  expect(graph.length).toBeGreaterThan(2);
  expect(graph.flatMap((node) => vocabularyErrors(node, known))).toEqual([]);
});
