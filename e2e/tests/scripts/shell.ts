import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const repository = join(import.meta.dirname, '../../..');

interface Outcome {
  status: number;
  stdout: string;
  stderr: string;
}

/** The name of the project, as a fake engine answers it. */
export const projectName = `echo '{'; echo '  "name": "optometry",'`;

/**
 * The answers of a fake engine in which everything runs: branches of `case
 * "$*"`.
 */
export const everythingRuns = `
    'compose config --format json') ${projectName} ;;
    'compose -f - config --hash *') printf '%s abc\\n' redis backend nginx ;;
    'ps '*) echo 1234 ;;
    'inspect --format {{.RestartCount}} '*) echo '0 healthy' ;;
    'inspect --format {{.Id}} '*) echo 1234 running ,default, abc sha256:1 optometry-backend ;;
    'inspect --format {{range'*) echo "$HTTP_PORT" ;;
    'image inspect '*) echo sha256:1 ;;`;

/**
 * A site that answers every request, until the test is done. @returns its port.
 */
export async function answeringSite(): Promise<string> {
  const server = createServer((_, response) => response.end('{}'));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port.toString();
}

/**
 * A copy of scripts/ and what it reads in a temporary folder, where a test can
 * replace programs such as `docker`. Removed when the test is done.
 */
export class Checkout {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** With a program in the place of `docker`, and settings. */
  static async create({
    docker,
    env,
  }: { docker?: string; env?: string } = {}): Promise<Checkout> {
    const folder = await mkdtemp(join(tmpdir(), 'scripts-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const name of [
      'scripts',
      '.env.example',
      'docker-compose.secrets.yml',
      'package.json',
    ]) {
      await cp(join(repository, name), join(folder, name), { recursive: true });
    }
    await mkdir(join(folder, 'bin'));
    const checkout = new Checkout(folder);
    if (docker !== undefined) await checkout.addProgram('docker', docker);
    if (env !== undefined) await checkout.write('.env', env);
    return checkout;
  }

  /** Adds a program at the start of PATH. */
  addProgram(name: string, script: string): Promise<void> {
    const program = `#!/bin/bash\n${script}\n`;
    return writeFile(join(this.folder, 'bin', name), program, { mode: 0o755 });
  }

  write(name: string, text: string): Promise<void> {
    return writeFile(join(this.folder, name), text);
  }

  read(name: string): Promise<string> {
    return readFile(join(this.folder, name), 'utf8');
  }

  /**
   * Runs Bash code like the scripts, with these files of scripts/shared/
   * sourced.
   */
  async run(
    parts: string[],
    lines: string,
    variables: NodeJS.ProcessEnv = {},
  ): Promise<Outcome> {
    const load = parts.map((part) => `. scripts/shared/${part}.sh`);
    const script = ['set -euo pipefail', ...load, lines].join('\n');
    const path = `${join(this.folder, 'bin')}:${process.env['PATH'] ?? ''}`;
    // Without the settings of the shell that runs the tests.
    const env = { HOME: tmpdir(), PATH: path, ...variables };
    try {
      const result = await promisify(execFile)('bash', ['-c', script], {
        cwd: this.folder,
        env,
      });
      return { status: 0, ...result };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number } & Omit<
        Outcome,
        'status'
      >;
      return { status: code, stdout, stderr };
    }
  }
}
