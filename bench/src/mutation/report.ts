import type { Mutant } from './mutants.ts';
import type { Outcome } from './try-mutant.ts';

/** The least percentage of mutants that tests must notice. */
export const threshold = 85;

/**
 * A chosen mutant. Without an outcome if the run ended before it. `equivalent`: why no test can notice it.
 * `typeError`: what the type check says about one that no test noticed.
 */
export interface Tried {
  readonly mutant: Mutant;
  readonly outcome: Outcome | undefined;
  readonly equivalent: string | undefined;
  readonly typeError?: string | undefined;
}

/** The percentage of mutants that were noticed, without equivalent ones. */
export function score(tried: readonly Tried[]): number {
  const counted = tried.filter(({ outcome, equivalent }) => outcome && equivalent === undefined);
  const noticed = counted.filter(({ outcome }) => isNoticed(outcome));
  return counted.length === 0 ? 0 : (100 * noticed.length) / counted.length;
}

const isNoticed = (outcome: Outcome | undefined) =>
  outcome?.status === 'killed' || outcome?.status === 'timed out';

export function asText(tried: readonly Tried[]): string {
  const counted = tried.filter(({ equivalent }) => equivalent === undefined);
  const having = (status: Outcome['status']) =>
    counted.filter(({ outcome }) => outcome?.status === status);
  const equivalent = tried.filter((one) => one.equivalent !== undefined);
  const unfinished = counted.filter(({ outcome }) => !outcome);
  const killed = having('killed');
  const timedOut = having('timed out');
  const survived = having('survived');
  const notReached = having('not reached');
  return [
    section(
      'Timed out: noticed, but only by waiting in vain',
      timedOut,
      ({ outcome }) => outcome?.by,
    ),
    section('Survived', survived, byTypeCheck),
    section('No test reaches them', notReached, byTypeCheck),
    section('Equivalent', equivalent, (one) => one.equivalent),
    [
      `${tried.length} mutants: ${killed.length} killed, ${timedOut.length} timed out, ${survived.length} survived,`,
      `${notReached.length} not reached, ${equivalent.length} equivalent, ${unfinished.length} not tried.`,
    ].join(' '),
    byFolder(tried),
    `Score: ${score(tried).toFixed(1)} % (at least ${threshold} % needed)${unfinished.length > 0 ? ', so far' : ''}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

const byTypeCheck = ({ typeError }: Tried) =>
  typeError && `(The type check says: ${short(typeError)})`;

function section(
  title: string,
  tried: readonly Tried[],
  note: (one: Tried) => string | undefined = () => undefined,
): string {
  if (tried.length === 0) return '';
  const sorted = tried.toSorted(
    ({ mutant: a }, { mutant: b }) => a.file.localeCompare(b.file) || a.line - b.line,
  );
  return [
    `${title}:`,
    ...sorted.flatMap((one) => {
      const said = note(one);
      return [`  ${describe(one.mutant)}`, ...(said ? [`      ${said}`] : [])];
    }),
  ].join('\n');
}

export function describe({ file, line, original, replacement }: Mutant): string {
  return `${file}:${line}  ${short(original)} → ${short(replacement) || '(nothing)'}`;
}

function short(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 70 ? `${line.slice(0, 67)}...` : line;
}

function byFolder(tried: readonly Tried[]): string {
  const folders = Map.groupBy(tried, ({ mutant }) =>
    mutant.file
      .split('/')
      .slice(0, mutant.file.includes('/features/') ? 4 : 3)
      .join('/'),
  );
  const rows = [...folders].map(([folder, all]) => {
    const counted = all.filter(({ outcome, equivalent }) => outcome && equivalent === undefined);
    const noticed = counted.filter(({ outcome }) => isNoticed(outcome)).length;
    return `  ${folder.padEnd(36)} ${noticed} of ${counted.length}`;
  });
  return ['Noticed by folder:', ...rows.toSorted()].join('\n');
}
