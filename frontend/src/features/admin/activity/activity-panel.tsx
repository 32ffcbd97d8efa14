import { useQuery } from '@tanstack/react-query';
import type { Activity, ActivityList } from 'shared/activity';
import { queries } from '../api';
import { Action } from '../controls';
import { type Column, DataTable } from '../data-table';
import { dateTime } from '../date-time';
import { Panel, PanelLine, Pending } from '../panel';
import { useLogoutEverywhere } from '../session/login';
import {
  describeActor,
  describeEvent,
  describeLastSignIn,
} from './activity-words';

/** Who signed in and what was done, and a way to end every session. */
export function ActivityPanel() {
  const { data: list, error } = useQuery(queries.activity);
  const { mutate: logoutEverywhere, isPending } = useLogoutEverywhere();
  return (
    <Panel id="activity" title="Activity">
      {!list && <Pending what="the activity" error={error} />}
      <PanelLine>
        {list && (
          <p>{describeLastSignIn(list) ?? 'No earlier sign-in is known.'}</p>
        )}
        <Action disabled={isPending} onPress={logoutEverywhere}>
          Sign out everywhere
        </Action>
      </PanelLine>
      {list?.activity.length === 0 && <p>Nothing has been recorded yet.</p>}
      {list && list.activity.length > 0 && (
        <DataTable
          name="Sign-ins and changes"
          columns={columnsFor(list)}
          rows={list.activity}
          heading={describeEvent}
          id={({ event, at, session }) => `${event} ${at} ${session ?? ''}`}
        />
      )}
    </Panel>
  );
}

const columnsFor = (list: ActivityList): readonly Column<Activity>[] => [
  { name: 'What', width: '35%', cell: () => null },
  {
    name: 'When',
    width: '25%',
    mark: true,
    cell: ({ at }) => dateTime.format(at),
  },
  {
    name: 'Who',
    cell: (entry) =>
      `${describeActor(entry)}${entry.session !== undefined && entry.session === list.session ? ' (this session)' : ''}`,
  },
];
