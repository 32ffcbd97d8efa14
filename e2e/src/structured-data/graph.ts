import type { APIRequestContext } from '@playwright/test';

/** A JSON-LD node, or a reference if it has only an id. */
export interface Node {
  '@id'?: string;
  '@type'?: string | string[];
  [property: string]: unknown;
}

/** A top-level node of a page's graph. */
export type NamedNode = Node & { '@id': string; '@type': string | string[] };

interface Block {
  '@context': string;
  '@graph': NamedNode[];
}

/** The JSON-LD scripts of a served page. */
export async function readBlocks(request: APIRequestContext, path: string): Promise<Block[]> {
  const html = await (await request.get(path)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json) as Block);
}

/** The nodes of a page's graph. */
export async function readGraph(request: APIRequestContext, path: string): Promise<NamedNode[]> {
  return (await readBlocks(request, path)).flatMap((block) => block['@graph']);
}

export const typesOf = (node: Node): string[] => [node['@type'] ?? []].flat();

/** The values of a property: none, one or many. */
export const valuesOf = (node: Node, property: string): unknown[] => [node[property] ?? []].flat();

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isReference = (node: Node): node is { '@id': string } =>
  Object.keys(node).join() === '@id';
