import type { APIRequestContext } from '@playwright/test';

/** The paths of all hashed files that the home page names. */
export async function publicAssets(request: APIRequestContext): Promise<string[]> {
  const home = await (await request.get('/')).text();
  const paths = home.match(/\/assets\/[\w-]+-[\w-]{8}\.\w+/g);
  if (!paths) throw new Error('The home page names no hashed files.');
  return [...new Set(paths)];
}
