import {
  severities,
  type Finding,
  type Severity,
  type SiteReport,
} from 'shared/live-check';
import styles from './admin.module.css';

/** A severity as a shape and a color; the caller adds the word. */
export type Grade = 'fine' | Severity;

const shapes: Record<Grade, string> = {
  fine: '●',
  notice: '◆',
  warning: '▲',
  error: '■',
};

/** The class of a grade's color. */
export const colorOf = (grade: Grade): string | undefined => styles[grade];

export const SeverityMark = ({ grade }: { grade: Grade }) => (
  <span className={colorOf(grade)} aria-hidden="true">
    {shapes[grade]}
  </span>
);

export const capitalized = (severity: Severity): string =>
  severity.charAt(0).toUpperCase() + severity.slice(1);

export function countBySeverity(
  findings: readonly Finding[],
): Record<Severity, number> {
  const count = (severity: Severity) =>
    findings.filter((finding) => finding.severity === severity).length;
  return {
    error: count('error'),
    warning: count('warning'),
    notice: count('notice'),
  };
}

/** `1 error`, `2 errors`. */
export const countInWords = (severity: Severity, count: number): string =>
  `${count} ${severity}${count === 1 ? '' : 's'}`;

/** The most severe finding's severity. */
export const worst = (findings: readonly Finding[]): Grade =>
  severities.find((severity) =>
    findings.some((finding) => finding.severity === severity),
  ) ?? 'fine';

/** All findings of a report: site-wide ones first, then by page. */
export const allFindings = ({
  site,
  pages,
}: SiteReport): readonly Finding[] => [
  ...site,
  ...pages.flatMap(({ findings }) => findings),
];

/** Findings with what to do about them, most severe first. */
export function FindingList({
  findings,
}: {
  findings: readonly (Finding & { paths?: readonly string[] })[];
}) {
  if (findings.length === 0) return <p>No findings</p>;
  const sorted = severities.flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  return (
    <ul className={styles.findings}>
      {sorted.map(({ severity, what, todo, isNew, paths = [] }) => (
        <li key={what}>
          <SeverityMark grade={severity} />{' '}
          <strong>{isNew ? `New ${severity}` : capitalized(severity)}:</strong>{' '}
          {what}
          {paths.length === 1 && <> At {paths[0]}.</>} {todo}
        </li>
      ))}
    </ul>
  );
}
