/** What a page's structured data is made of. */
export interface StructuredData {
  /** Types of the nodes that stand for themselves: at the top, or in `@graph`. */
  readonly nodeTypes: ReadonlySet<string>;
  /** These, and the types of everything inside them. */
  readonly allTypes: ReadonlySet<string>;
  /** For each block that cannot be used, why: the words of a sentence. */
  readonly faults: readonly string[];
}

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [value];

const typesOf = (node: JsonObject): string[] =>
  asList(node['@type']).filter((type) => typeof type === 'string');

function collectTypes(value: unknown, types: Set<string>): void {
  if (Array.isArray(value)) for (const item of value as unknown[]) collectTypes(item, types);
  if (!isObject(value)) return;
  for (const type of typesOf(value)) types.add(type);
  for (const inner of Object.values(value)) collectTypes(inner, types);
}

/** @param blocks the texts of the page's `application/ld+json` scripts. */
export function readStructuredData(blocks: readonly string[]): StructuredData {
  const nodeTypes = new Set<string>();
  const allTypes = new Set<string>();
  const faults: string[] = [];
  for (const block of blocks) {
    let data: unknown;
    try {
      data = JSON.parse(block);
    } catch {
      faults.push(
        `it is not valid JSON (it begins with ${JSON.stringify(block.trim().slice(0, 40))})`,
      );
      continue;
    }
    for (const top of asList(data).filter(isObject)) {
      const context = top['@context'];
      if (typeof context !== 'string' || !/^https?:\/\/schema\.org\/?$/.test(context)) {
        faults.push('its @context is not https://schema.org');
      }
      const nodes = asList(top['@graph'] ?? top).filter(isObject);
      for (const type of nodes.flatMap(typesOf)) nodeTypes.add(type);
      collectTypes(top, allTypes);
    }
  }
  return { nodeTypes, allTypes, faults };
}
