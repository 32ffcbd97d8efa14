import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '@/components/visually-hidden';
import { sampleContent } from '@/features/admin/dashboard/dashboard-data?data';
import { addressOf } from '../dashboard/address';
import { queries, useLiveCheck } from '../api';
import { Panel } from '../panel';
import { capitalized, SeverityMark } from '../severity';
import { findNeeds, type Need } from './needs';
import styles from './overview.module.css';

/** More would hide the worst. */
const maxNeeds = 5;

export function Needs() {
  const messages = useQuery(queries.messages);
  const vitals = useQuery(queries.vitals);
  const liveCheck = useLiveCheck();
  const warnings = useQuery(queries.warnings);
  const sources = [
    { what: 'the messages', section: 'messages', ...messages },
    { what: 'the visitors’ counts', section: 'speed', ...vitals },
    { what: 'the last live check', section: 'pages', ...liveCheck },
    { what: 'the server’s warnings', section: 'overview', ...warnings },
  ];
  const needs = [
    ...sources.flatMap(({ what, section, error }): Need[] =>
      error
        ? [
            {
              grade: 'error',
              text: `We couldn’t load ${what}.`,
              to: addressOf(section),
            },
          ]
        : [],
    ),
    ...findNeeds({
      messages: messages.data?.counts,
      liveCheck: liveCheck.data,
      vitals: vitals.data,
      warnings: warnings.data?.warnings,
      sampleContent,
    }),
  ];
  // All at once: if they appeared one by one, they'd move each other and
  // what's below.
  if (sources.some(({ isPending }) => isPending)) {
    return (
      <Panel id="needs" title="What needs you">
        <p>Loading...</p>
      </Panel>
    );
  }
  const hiddenCount = needs.length - maxNeeds;
  return (
    <Panel id="needs" title="What needs you">
      {needs.length > 0 ? (
        <ul className={styles.needs}>
          {needs.slice(0, maxNeeds).map((need) => (
            <li key={need.text}>
              <NeedLine {...need} />
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <SeverityMark grade="fine" /> <strong>All is well:</strong> messages,
          pages, speed and server.
        </p>
      )}
      {hiddenCount > 0 && <p>And {hiddenCount} more, less urgent.</p>}
    </Panel>
  );
}

function NeedLine({ grade, text, to }: Need) {
  const line = (
    <>
      <SeverityMark grade={grade} />{' '}
      <span>
        <VisuallyHidden>{capitalized(grade)}: </VisuallyHidden>
        {/* Commands are between backticks, as in the operator's emails. */}
        {text
          .split('`')
          .map((part, index) =>
            index % 2 === 1 ? <code key={index}>{part}</code> : part,
          )}
      </span>
    </>
  );
  if (to === undefined) return <div className={styles.need}>{line}</div>;
  return (
    <a href={to} className={styles.need}>
      {line}
    </a>
  );
}

/** Shown as long as any content is sample content. */
export function SampleContent() {
  if (sampleContent.length === 0) return null;
  return (
    <Panel id="sample" title="Sample content: not ready to go live">
      <p>
        Still made up: {sampleContent.join(', ')}. The site shows an example
        until your practice’s own facts are in <code>frontend/practice/</code>.
      </p>
    </Panel>
  );
}

export function SearchConsole() {
  return (
    <p>
      Only Google’s{' '}
      <a href="https://search.google.com/search-console">Search Console</a>{' '}
      shows what Google has indexed. If it disagrees with this page, go by
      Search Console.
    </p>
  );
}
