/**
 * Whether there's a connection: the server can answer with any status. With
 * fetch, because every page has it without loading a client.
 */
export async function isServerReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
