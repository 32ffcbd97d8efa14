import type { APIRequestContext } from '@playwright/test';

/** Paths of all hashed files that the home page references. */
export async function publicAssets(request: APIRequestContext): Promise<string[]> {
  const home = await (await request.get('/')).text();
  const paths = home.match(/\/assets\/[\w-]+-[\w-]{8}\.\w+/g);
  if (!paths) throw new Error('The home page names no hashed files.');
  return [...new Set(paths)];
}
