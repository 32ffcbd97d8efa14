import { readFile, writeFile } from 'node:fs/promises';
import { env } from 'node:process';

function file(): string {
  const path = env['ENV_FILE'];
  if (!path) throw new Error('ENV_FILE does not name the settings of the project.');
  return path;
}

/** Changes one of the project's settings. @returns a function that undoes it. */
export async function changeSetting(name: string, value: string): Promise<() => Promise<void>> {
  const before = await readFile(file(), 'utf8');
  const others = before.split('\n').filter((line) => line && !line.startsWith(`${name}=`));
  await writeFile(file(), [...others, `${name}=${value}`, ''].join('\n'));
  return () => writeFile(file(), before);
}
