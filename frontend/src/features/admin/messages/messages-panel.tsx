import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Drawing } from '@/components/illustration';
import { amber, line } from '@/components/illustrations/palette';
import { showToast } from '@/components/toast/toast-store';
import { VisuallyHidden } from '@/components/visually-hidden';
import {
  isDiscardResult,
  isRetryResult,
  type OutboxEntry,
} from 'shared/messages';
import { checked, postJson, queries } from '../api';
import { Action } from '../controls';
import { type Column, DataTable } from '../data-table';
import { dateTime } from '../date-time';
import { messagesGrade } from '../overview/needs';
import { Panel, Pending } from '../panel';
import { useSession } from '../session/session';
import { SeverityMark } from '../severity';
import { StatusCard } from '../status-card';
import { ConfirmedAction } from './confirmed-action';
import tiles from '../stat-tiles.module.css';
import mailbox from './mailbox.svg?markup';
import {
  askAboutAll,
  deliveryTiles,
  describeDiscarded,
  describeStatus,
} from './message-words';

const toRetryResult = checked(isRetryResult);
const toDiscardResult = checked(isDiscardResult);

const summaryId = 'messages-summary';

/** Retries all or one of the messages. */
function useRetry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id?: string) =>
      toRetryResult(
        await postJson(
          '/api/admin/messages/retry',
          id === undefined ? {} : { id },
        ),
      ),
    onSuccess({ retried }) {
      const description =
        retried === 1
          ? 'One message is on its way.'
          : `${retried} messages are on their way.`;
      showToast({ title: 'Trying again', description, tone: 'success' });
    },
    onError({ message }) {
      showToast({ title: 'Error', description: message, tone: 'error' });
    },
    onSettled: () =>
      client.invalidateQueries({ queryKey: queries.messages.queryKey }),
  });
}

/** Deletes one message, or all quarantined ones that a digest has mailed. */
function useDiscard() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (which: { id: string } | { quarantined: true }) =>
      toDiscardResult(await postJson('/api/admin/messages/discard', which)),
    onSuccess({ discarded }) {
      const description = describeDiscarded(discarded);
      showToast({ title: 'Deleted', description, tone: 'success' });
      // The button that was pressed disappears, and the focus with it.
      document.getElementById(summaryId)?.focus();
    },
    onError({ message }) {
      showToast({ title: 'Error', description: message, tone: 'error' });
    },
    onSettled: () =>
      client.invalidateQueries({ queryKey: queries.messages.queryKey }),
  });
  return {
    isPending,
    // The toast says what went wrong.
    discard: (which: { id: string } | { quarantined: true }) =>
      mutateAsync(which).catch(() => undefined),
  };
}

/**
 * Contact messages that haven't reached the mailbox. Their content only goes to
 * the mailbox.
 */
export function MessagesPanel() {
  const { data, error, refetch } = useQuery(queries.messages);
  const { mutate: retry, isPending } = useRetry();
  const { isDesk } = useSession();
  if (!data || error) {
    return (
      <Panel id="messages" title="Messages">
        <Pending what="the messages" error={error} />
      </Panel>
    );
  }
  const { messages, counts, listedInDigest } = data;
  const grade = messagesGrade(counts);
  const [status, note] = describeStatus(data);
  return (
    <Panel id="messages" title="Messages">
      <StatusCard
        picture={
          <Drawing of={mailbox}>
            <g
              transform={grade === 'fine' ? 'rotate(90 104 76)' : undefined}
              stroke={line}
              strokeWidth="2.5"
            >
              <path d="M104 76v-38h18v13h-18" fill={amber} />
            </g>
          </Drawing>
        }
        actions={
          messages.length > 0 && (
            <>
              {messages.some(({ state }) => state !== 'quarantined') && (
                <Action disabled={isPending} onPress={retry}>
                  Deliver now
                </Action>
              )}
              <Action onPress={() => void refetch()}>Refresh</Action>
              {listedInDigest > 0 && !isDesk && (
                <DiscardListed count={listedInDigest} />
              )}
            </>
          )
        }
      >
        <p id={summaryId} tabIndex={-1}>
          <SeverityMark grade={grade} /> {status}
        </p>
        {note && <p>{note}</p>}
      </StatusCard>
      <ul className={tiles.tiles}>
        {deliveryTiles(data).map(({ label, grade, value, note }) => (
          <li key={label}>
            <div className={tiles.tile}>
              <span className={tiles.label}>{label}</span>{' '}
              <span className={tiles.value}>
                {grade && <SeverityMark grade={grade} />} {value}
              </span>{' '}
              {note}
            </div>
          </li>
        ))}
      </ul>
      {messages.length > 0 && (
        <DataTable
          name="Undelivered messages"
          columns={isDesk ? columns : columnsWithDelete}
          rows={messages}
          heading={({ receivedAt }) => dateTime.format(new Date(receivedAt))}
          id={({ id }) => id}
        />
      )}
    </Panel>
  );
}

const states = {
  waiting: 'Waiting',
  failed: 'Failed',
  quarantined: 'Quarantined',
};

const columns: readonly Column<OutboxEntry>[] = [
  { name: 'Received', width: '25%', cell: () => null },
  {
    name: 'State',
    width: '15%',
    mark: true,
    cell: ({ state }) => states[state],
  },
  {
    name: 'Why',
    cell: ({ attempts, lastError, reason }) => (
      <>
        {attempts > 0 &&
          `Failed attempts: ${attempts}. Last error: ${lastError}.`}
        {reason && ` Reason: ${reason}.`}
      </>
    ),
  },
  { name: 'Try again', cell: (message) => <Retry {...message} /> },
];

const columnsWithDelete: readonly Column<OutboxEntry>[] = [
  ...columns,
  {
    name: 'Delete',
    cell: (message) => message.state !== 'waiting' && <Discard {...message} />,
  },
];

function DiscardListed({ count }: { count: number }) {
  const { discard, isPending } = useDiscard();
  return (
    <ConfirmedAction
      disabled={isPending}
      question={askAboutAll(count)}
      yes="Delete all"
      onConfirm={() => discard({ quarantined: true })}
    >
      Delete all quarantined
    </ConfirmedAction>
  );
}

function Discard({ id, receivedAt }: OutboxEntry) {
  const { discard, isPending } = useDiscard();
  return (
    <ConfirmedAction
      disabled={isPending}
      question="Delete this message for good?"
      yes="Delete it"
      onConfirm={() => discard({ id })}
    >
      Delete
      <VisuallyHidden>
        , message received {dateTime.format(new Date(receivedAt))}
      </VisuallyHidden>
    </ConfirmedAction>
  );
}

function Retry({ id, state, receivedAt }: OutboxEntry) {
  const { mutate: retry, isPending } = useRetry();
  return (
    <Action disabled={isPending} onPress={() => retry(id)}>
      {state === 'quarantined' ? 'Deliver it anyway' : 'Try again'}
      <VisuallyHidden>
        , message received {dateTime.format(new Date(receivedAt))}
      </VisuallyHidden>
    </Action>
  );
}
