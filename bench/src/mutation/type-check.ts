import { join } from 'node:path';
import ts from 'typescript';
import type { Mutant } from './mutants.ts';

/**
 * What the type check says about mutants that no test notices. It doesn't count as noticing them, because code can be
 * wrong in the same way and still have the right type.
 */
export class TypeCheck {
  private readonly root: string;
  /** Unchanged files, which are the same for every mutant. */
  private readonly sources = new Map<string, ts.SourceFile>();
  /** The last program of each package, so that imports don't have to be resolved again. */
  private readonly programs = new Map<string, ts.Program>();

  constructor(root: string) {
    this.root = root;
  }

  /** The first type error in the mutant's file. */
  errorOf(mutant: Mutant): string | undefined {
    const path = join(this.root, mutant.file);
    const [name = ''] = mutant.file.split('/');
    const config = this.configOf(name);
    const host = ts.createCompilerHost(config.options);
    const readSource = host.getSourceFile.bind(host);
    host.getSourceFile = (file, language) => {
      if (file === path) {
        const source = withMutant(ts.sys.readFile(file) ?? '', mutant);
        return ts.createSourceFile(file, source, language);
      }
      const source = this.sources.get(file) ?? readSource(file, language);
      if (source) this.sources.set(file, source);
      return source;
    };
    const program = ts.createProgram(
      config.fileNames,
      { ...config.options, noEmit: true },
      host,
      this.programs.get(name),
    );
    this.programs.set(name, program);
    const [error] = [
      ...program.getSyntacticDiagnostics(program.getSourceFile(path)),
      ...program.getSemanticDiagnostics(program.getSourceFile(path)),
    ];
    return error && ts.flattenDiagnosticMessageText(error.messageText, ' ');
  }

  private configOf(name: string): ts.ParsedCommandLine {
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
    const file = join(this.root, name, 'tsconfig.json');
    const config = ts.getParsedCommandLineOfConfigFile(file, {}, host);
    if (!config) throw new Error(`${file} can't be read.`);
    return config;
  }
}

function withMutant(source: string, mutant: Mutant): string {
  const { line, column, original, replacement } = mutant;
  const before = source
    .split('\n')
    .slice(0, line - 1)
    .join('\n');
  const start = before.length + (line > 1 ? 1 : 0) + column - 1;
  return source.slice(0, start) + replacement + source.slice(start + original.length);
}
