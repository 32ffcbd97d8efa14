import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/toast/toast-store';
import { VisuallyHidden } from '@/components/visually-hidden';
import { isRetryResult, type OutboxEntry } from 'shared/messages';
import { checked, postJson, queries } from '../api';
import { Action } from '../controls';
import { type Column, DataTable } from '../data-table';
import { dateTime } from '../date-time';
import { describeMessages, messagesGrade } from '../overview/needs';
import { Panel, PanelLine, Pending } from '../panel';
import { SeverityMark } from '../severity';

const toRetryResult = checked(isRetryResult);

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

/**
 * Contact messages that haven't reached the mailbox. Their content only goes to
 * the mailbox.
 */
export function MessagesPanel() {
  const { data, error, refetch } = useQuery(queries.messages);
  const { mutate: retry, isPending } = useRetry();
  if (!data || error) {
    return (
      <Panel id="messages" title="Messages">
        <Pending what="the messages" error={error} />
      </Panel>
    );
  }
  const { messages } = data;
  return (
    <Panel id="messages" title="Messages">
      <PanelLine>
        <p>
          <SeverityMark grade={messagesGrade(messages)} />{' '}
          {describeMessages(messages)}
        </p>
        {messages.some(({ state }) => state !== 'quarantined') && (
          <Action disabled={isPending} onPress={retry}>
            Deliver now
          </Action>
        )}
        {messages.length > 0 && (
          <Action onPress={() => void refetch()}>Refresh</Action>
        )}
      </PanelLine>
      {messages.length > 0 && (
        <DataTable
          name="Undelivered messages"
          columns={columns}
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
