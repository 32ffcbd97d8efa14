import { run } from '../programs/run.ts';
import type { Project } from './project.ts';

const size = async (image: string) =>
  Number(await run('docker', ['image', 'inspect', '--format', '{{.Size}}', image])) / 1e6;

/** Megabytes that a service's image adds to its base image. */
export async function addedToBase(
  { compose }: Project,
  service: string,
  base: string,
): Promise<number> {
  const container = await compose('ps', '--quiet', service);
  const image = await run('docker', ['inspect', '--format', '{{.Config.Image}}', container]);
  return (await size(image)) - (await size(base));
}
