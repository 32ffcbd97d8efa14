import { cpus, release, totalmem, type } from 'node:os';

/** Describes the machine in one line, without its host name. */
export function machine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 1e9);
  return `${model}, ${processors.length} cores, ${memory} GB, ${type()} ${release()}`;
}
