import {
  type LiveCheckStatus,
  type ServerWarning,
  severities,
  type Severity,
} from 'shared/live-check';
import type { MessageCounts } from 'shared/messages';
import type { VitalsReport } from 'shared/vitals';
import { addressOf } from '../dashboard/address';
import {
  allFindings,
  countBySeverity,
  countInWords,
  type Grade,
} from '../severity';
import { gotWorse } from '../vitals/in-words';

/**
 * Something that needs the admin, and where to see to it: if it isn't here,
 * `text` says what to do.
 */
export interface Need {
  grade: Severity;
  text: string;
  to?: string;
}

export interface Facts {
  messages?: MessageCounts | undefined;
  liveCheck?: LiveCheckStatus | undefined;
  vitals?: VitalsReport | undefined;
  warnings?: readonly ServerWarning[] | undefined;
  sampleContent?: readonly string[];
}

/** What needs the admin, worst first. */
export function findNeeds({
  messages,
  liveCheck,
  vitals,
  warnings,
  sampleContent,
}: Facts): Need[] {
  const needs: Need[] = [
    ...(messages ? needsOfMessages(messages) : []),
    ...(warnings ?? []).map(({ severity, what }) => ({
      grade: severity,
      text: what,
    })),
    ...(liveCheck ? needsOfLiveCheck(liveCheck) : []),
    ...(vitals ? [...needsOfMissing(vitals), ...needsOfSpeed(vitals)] : []),
  ];
  if (sampleContent?.length) {
    const text = 'Sample content is left. The site isn’t ready to go live.';
    needs.push({ grade: 'warning', text, to: '#sample' });
  }
  return needs.sort(
    (a, b) => severities.indexOf(a.grade) - severities.indexOf(b.grade),
  );
}

export function messagesGrade({
  waiting,
  failed,
  quarantined,
}: MessageCounts): Grade {
  if (failed > 0) return 'error';
  return waiting + quarantined > 0 ? 'warning' : 'fine';
}

/** `2 waiting, 1 failed, 0 quarantined.` */
export const describeMessages = (counts: MessageCounts): string =>
  messagesGrade(counts) === 'fine'
    ? 'Every message has been delivered.'
    : `${counts.waiting} waiting, ${counts.failed} failed, ${counts.quarantined} quarantined.`;

function needsOfMessages(counts: MessageCounts): Need[] {
  const grade = messagesGrade(counts);
  const text = `Messages: ${describeMessages(counts)}`;
  return grade === 'fine' ? [] : [{ grade, text, to: addressOf('messages') }];
}

function needsOfLiveCheck({ result }: LiveCheckStatus): Need[] {
  const to = addressOf('pages');
  if (!result)
    return [
      { grade: 'notice', text: 'The live site hasn’t been checked yet.', to },
    ];
  if (!result.report)
    return [
      { grade: 'error', text: `Live check: ${result.failure ?? ''}`, to },
    ];
  const counts = countBySeverity(allFindings(result.report));
  const withFindings = (['error', 'warning'] as const).filter(
    (severity) => counts[severity] > 0,
  );
  const [grade] = withFindings;
  const inWords = withFindings
    .map((severity) => countInWords(severity, counts[severity]))
    .join(', ');
  return grade ? [{ grade, text: `Live check: ${inWords}.`, to }] : [];
}

function needsOfMissing({ missing }: VitalsReport): Need[] {
  const linked = missing.filter((path) => path.linked > 0).length;
  if (linked === 0) return [];
  const text =
    linked === 1
      ? 'One missing page has a link on our own pages.'
      : `${linked} missing pages have links on our own pages.`;
  return [{ grade: 'error', text, to: `${addressOf('speed')}#missing` }];
}

function needsOfSpeed({ site }: VitalsReport): Need[] {
  const metrics = site.find(({ device }) => device === 'all')?.metrics ?? [];
  const worse = metrics
    .filter(gotWorse)
    .map(({ metric }) => metric.toUpperCase());
  const text = `Pages got slower than a week ago: ${worse.join(', ')}.`;
  return worse.length > 0
    ? [{ grade: 'warning', text, to: addressOf('speed') }]
    : [];
}
