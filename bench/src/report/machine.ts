import { cpus, release, totalmem, type } from 'node:os';

/** The machine in a line, without its name. */
export function machine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 1e9);
  return `${model}, ${processors.length} cores, ${memory} GB, ${type()} ${release()}`;
}
