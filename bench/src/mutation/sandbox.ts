import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { instrument, type Mutant } from './mutants.ts';
import { type Ending, runProgram } from './program.ts';

/** Milliseconds that a test waits for something to happen. Less than in other runs, because mutants often prevent it. */
const waitLimit = 15_000;

/** One test file's result. */
export interface FileResult {
  readonly file: string;
  readonly milliseconds: number;
  /** The first failure, if there is one. */
  readonly failure: { readonly test: string; readonly message: string } | undefined;
}

/** The files that were run. `problem`: why the command ended, if no test failed. */
export interface SuiteResult {
  readonly results: readonly FileResult[];
  readonly problem: { readonly message: string; readonly timedOut: boolean } | undefined;
}

/** Test files that one command runs. */
interface Suite {
  readonly package: 'backend' | 'frontend';
  readonly files: RegExp;
  command(files: readonly string[], report: string): string[];
}

const jest = (project: string) => (files: readonly string[], report: string) => [
  ...['node', '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  ...['node_modules/jest/bin/jest.js', '--config=jest.mutation.config.mjs'],
  ...[
    `--selectProjects=${project}`,
    '--runInBand',
    '--bail',
    '--forceExit',
    '--json',
    `--outputFile=${report}`,
  ],
  ...['--runTestsByPath', ...files],
];

/** Quickest first. */
export const suites: readonly Suite[] = [
  { package: 'backend', files: /^backend\/src\/.*\.spec\.ts$/, command: jest('unit') },
  { package: 'backend', files: /^backend\/test\/.*\.http-spec\.ts$/, command: jest('http') },
  {
    package: 'frontend',
    files: /^frontend\/(?:src|build)\/.*\.test\.tsx?$/,
    command: (files, report) => [
      ...['node', 'node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--maxWorkers=1'],
      ...[`--testTimeout=${2 * waitLimit}`, '--reporter=json', `--outputFile=${report}`, ...files],
    ],
  },
];

const isTest = (file: string) => suites.some((suite) => suite.files.test(file));

interface Contents {
  readonly folder: string;
  readonly mutants: readonly Mutant[];
  readonly testFiles: readonly string[];
  readonly versions: ReadonlyMap<string, string>;
}

/** A copy of the repository with all mutants, one of which can be active. */
export class Sandbox {
  readonly mutants: readonly Mutant[];
  readonly testFiles: readonly string[];
  /** Hashes of what each test file was when it was copied: its own text, and everything that tests depend on. */
  readonly versions: ReadonlyMap<string, string>;
  private readonly folder: string;

  private constructor({ folder, mutants, testFiles, versions }: Contents) {
    this.folder = folder;
    this.mutants = mutants;
    this.testFiles = testFiles;
    this.versions = versions;
  }

  static async create(repository: string, folder: string): Promise<Sandbox> {
    const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
      cwd: repository,
      encoding: 'utf8',
    });
    const files = listed.split('\0').filter((file) => file && existsSync(join(repository, file)));
    for (const file of files) cpSync(join(repository, file), join(folder, file));
    for (const name of ['backend', 'frontend']) {
      symlinkSync(join(repository, name, 'node_modules'), join(folder, name, 'node_modules'));
    }
    mkdirSync(join(folder, 'tmp'));
    const { files: instrumented, mutants } = await instrument(folder);
    const testFiles = files.filter(isTest);
    const versions = versionsOf(testFiles, { folder, mutants, files });
    const sandbox = new Sandbox({ folder, mutants, testFiles, versions });
    // HTTP tests read the pages. Built before any file has mutants.
    await sandbox.build('npm', 'run', '--silent', 'practice', '--prefix=backend');
    await sandbox.build('npm', 'run', '--silent', 'build', '--prefix=frontend');
    cpSync(join(import.meta.dirname, 'in-sandbox'), folder, { recursive: true });
    for (const { name, content } of instrumented) {
      const path = join(folder, name);
      const toSwitch = relative(dirname(path), join(folder, 'switch.mjs'));
      writeFileSync(path, `import '${toSwitch}';\n${content}`);
    }
    return sandbox;
  }

  /** Another sandbox like this one, for tests that run at the same time with another mutant. */
  copy(folder: string): Sandbox {
    cpSync(this.folder, folder, { recursive: true, verbatimSymlinks: true });
    const { mutants, testFiles, versions } = this;
    return new Sandbox({ folder, mutants, testFiles, versions });
  }

  /** Runs test files without a mutant. @returns the IDs of the mutants that they reach. */
  async reached(file: string): Promise<SuiteResult & { ids: string[] }> {
    const reached = join(this.folder, 'reached.txt');
    writeFileSync(reached, '');
    this.set({ reached });
    const result = await this.run([file], 180_000);
    return {
      ...result,
      ids: [...new Set(readFileSync(reached, 'utf8').split('\n').filter(Boolean))],
    };
  }

  /** Runs test files of one suite in this order, until one fails. */
  async try(mutant: Mutant, files: readonly string[], limit: number): Promise<SuiteResult> {
    this.set({ activeMutant: mutant.id });
    return this.run(files, limit);
  }

  private set(state: { activeMutant?: string; reached?: string }): void {
    writeFileSync(join(this.folder, 'switch.json'), JSON.stringify(state));
  }

  private async run(files: readonly string[], limit: number): Promise<SuiteResult> {
    const suite = suites.find((one) => files.every((file) => one.files.test(file)));
    if (!suite) throw new Error(`These aren't test files of one suite: ${files.join(', ')}`);
    const report = join(this.folder, 'report.json');
    rmSync(report, { force: true });
    const paths = files.map((file) => join(this.folder, file));
    const ending = await this.start(suite.command(paths, report), suite.package, limit);
    if (ending.timedOut) {
      const message = 'The tests were still running at the time limit.';
      return { results: [], problem: { message, timedOut: true } };
    }
    if (!existsSync(report)) {
      const message = `The tests ended without a report. ${lastLines(ending)}`;
      return { results: [], problem: { message, timedOut: false } };
    }
    const results = this.read(report, files);
    // Such as an unhandled rejection outside of all tests.
    const isOdd = ending.exitCode !== 0 && results.every(({ failure }) => !failure);
    const message = `The tests ended with exit code ${ending.exitCode}. ${lastLines(ending)}`;
    return { results, problem: isOdd ? { message, timedOut: false } : undefined };
  }

  /** Jest's format, which Vitest writes, too. */
  private read(report: string, files: readonly string[]): FileResult[] {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: {
        name: string;
        status: string;
        message: string;
        startTime: number;
        endTime: number;
        assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
      }[];
    };
    return testResults.map(({ name, status, message, startTime, endTime, assertionResults }) => {
      const failed = assertionResults.find((assertion) => assertion.status === 'failed');
      const failure = failed
        ? { test: failed.fullName, message: failed.failureMessages.join('\n') }
        : { test: 'the file itself', message };
      const file = files.find((one) => name.endsWith(one)) ?? name;
      const milliseconds = endTime - startTime;
      return { file, milliseconds, failure: status === 'failed' ? failure : undefined };
    });
  }

  private async build(...command: string[]): Promise<void> {
    const ending = await this.start(command, '.', 600_000);
    if (ending.exitCode === 0) return;
    throw new Error(`"${command.join(' ')}" failed in the sandbox. ${lastLines(ending)}`);
  }

  private start(command: readonly string[], folder: string, limit: number): Promise<Ending> {
    const env = {
      ...process.env,
      PRACTICE: 'examples/metuchen',
      // What killed tests leave behind is removed with the sandbox.
      TMPDIR: join(this.folder, 'tmp'),
      WAIT_LIMIT: String(waitLimit),
    };
    return runProgram(command, { cwd: join(this.folder, folder), env, limit });
  }
}

function versionsOf(
  testFiles: readonly string[],
  { folder, mutants, files }: Pick<Contents, 'folder' | 'mutants'> & { files: readonly string[] },
): Map<string, string> {
  const code = files.filter((file) => /^(?:backend|frontend)\//.test(file) && !isTest(file));
  const shared = createHash('sha256').update(JSON.stringify(mutants));
  for (const file of code) shared.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return new Map(
    testFiles.map((file) => {
      const own = shared
        .copy()
        .update(file)
        .update(readFileSync(join(folder, file)));
      return [file, own.digest('hex')];
    }),
  );
}

const lastLines = ({ output }: Ending): string =>
  `It printed:\n${output.trim().split('\n').slice(-30).join('\n')}`;
