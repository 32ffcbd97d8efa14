import {
  allPages,
  redirects,
} from '@/features/admin/dashboard/dashboard-data?data';
import type { MissingPath, VitalsReport } from 'shared/vitals';
import { Details } from '../controls';
import { type Column, DataTable } from '../data-table';
import { SeverityMark } from '../severity';
import { periodInWords, visitsInWords } from './in-words';
import { isPlausible, probablyMeant, redirectedTo } from './missing';
import styles from './vitals.module.css';

/** The paths that weren't found, and which pages were probably meant. */
export function MissingPaths({
  report: { missing, crowded, ...period },
}: {
  report: VitalsReport;
}) {
  const plausible = missing.filter(
    ({ path, linked }) => linked > 0 || isPlausible(path),
  );
  const implausible = missing.filter((one) => !plausible.includes(one));
  if (missing.length === 0) {
    return <p>{periodInWords(period)} No missing paths have been counted.</p>;
  }
  return (
    <>
      <p>
        {periodInWords(period)} A network counts once a day for each path.
        {crowded &&
          ' There were more paths than we count, so rare ones may be missing here.'}
      </p>
      {plausible.length > 0 && <Paths name="Missing paths" paths={plausible} />}
      {implausible.length > 0 && (
        <Details
          summary={`Probably from scanners and broken programs (${implausible.length})`}
        >
          <Paths name="Probably from scanners" paths={implausible} />
        </Details>
      )}
    </>
  );
}

const Paths = ({
  name,
  paths,
}: {
  name: string;
  paths: readonly MissingPath[];
}) => (
  <DataTable
    name={name}
    columns={columns}
    rows={paths}
    heading={({ path }) => path}
  />
);

const columns: readonly Column<MissingPath>[] = [
  { name: 'Path', width: '40%', cell: () => null },
  {
    name: 'Visits',
    cell: ({ visits, linked }) => (
      <>
        {visitsInWords(visits)}
        {linked > 0 && (
          <>
            . <SeverityMark grade="error" />{' '}
            <strong>Visitors came from one of our pages</strong> (
            {visitsInWords(linked)}).
          </>
        )}
      </>
    ),
    mark: ({ visits, linked }) => (
      <>
        {linked > 0 && <SeverityMark grade="error" />} {visitsInWords(visits)}
      </>
    ),
  },
  {
    name: 'Probably meant',
    cell: ({ path }) => {
      const target = redirectedTo(path, redirects);
      if (target !== undefined) return `Now redirected to ${target}`;
      const page = probablyMeant(path, allPages);
      if (!page) return 'No page of ours';
      return (
        <>
          <a href={page.path}>{page.label}</a>
          {isPlausible(path) && (
            <p>
              To redirect it, add this to <code>redirects.yaml</code>:{' '}
              <code className={styles.line}>
                {path}: {page.path}
              </code>
            </p>
          )}
        </>
      );
    },
  },
];
