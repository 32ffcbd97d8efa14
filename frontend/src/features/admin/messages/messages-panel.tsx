import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/button';
import { showToast } from '@/components/toast/toast-store';
import { VisuallyHidden } from '@/components/visually-hidden';
import { isMessageList, isRetryResult, type OutboxEntry } from 'shared/messages';
import { adminQuery, checked, postJson } from '../api';
import { Disclosure, moment, Panel, PanelLine, Pending } from '../panel';
import { type Grade, SeverityMark } from '../severity';
import styles from './messages.module.css';

const query = adminQuery('messages', isMessageList);
const toRetryResult = checked(isRetryResult);

/** The undelivered messages, and a mutation that retries all or one of them. */
function useMessages() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(query);
  const retry = useMutation({
    mutationFn: async (id?: string) =>
      toRetryResult(await postJson('/api/admin/messages/retry', id === undefined ? {} : { id })),
    onSuccess({ retried }) {
      const description =
        retried === 1 ? 'One message is on its way.' : `${retried} messages are on their way.`;
      showToast({ title: 'Trying again', description, tone: 'success' });
    },
    onError({ message }) {
      showToast({ title: 'Error', description: message, tone: 'error' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  return {
    messages: data?.messages,
    error,
    refresh: () => void refetch(),
    retry: retry.mutate,
    retrying: retry.isPending,
  };
}

/** Contact messages that haven't reached the mailbox, with a button to retry. */
export function MessagesPanel() {
  const { messages, error, refresh, retry, retrying } = useMessages();
  if (!messages || error) {
    return (
      <Panel id="messages" title="Messages">
        <Pending what="the messages" error={error} />
      </Panel>
    );
  }
  const retryable = messages.filter(({ state }) => state !== 'quarantined').length;
  return (
    <Panel id="messages" title="Messages">
      <PanelLine>
        <p>
          <SeverityMark grade={gradeOf(messages)} /> {inWords(messages)}
        </p>
        {retryable > 0 && (
          <Button
            type="button"
            variant="outline"
            disabled={retrying}
            onClick={() => {
              retry(undefined);
            }}
          >
            Deliver now
          </Button>
        )}
        {messages.length > 0 && (
          <Button type="button" variant="outline" onClick={refresh}>
            Refresh
          </Button>
        )}
      </PanelLine>
      {messages.length > 0 && (
        <Disclosure summary="Show the list (without the text of the messages)">
          <MessageList messages={messages} retrying={retrying} onRetry={retry} />
        </Disclosure>
      )}
    </Panel>
  );
}

function gradeOf(messages: readonly OutboxEntry[]): Grade {
  if (messages.some(({ state }) => state === 'failed')) return 'error';
  return messages.length > 0 ? 'warning' : 'fine';
}

/** `2 waiting, 1 failed, 0 quarantined` */
function inWords(messages: readonly OutboxEntry[]): string {
  if (messages.length === 0) return 'Every message has been delivered.';
  const count = (wanted: OutboxEntry['state']) =>
    messages.filter(({ state }) => state === wanted).length;
  return `${count('waiting')} waiting, ${count('failed')} failed, ${count('quarantined')} quarantined.`;
}

interface MessageListProps {
  messages: readonly OutboxEntry[];
  retrying: boolean;
  onRetry: (id: string) => void;
}

const states = { waiting: 'Waiting', failed: 'Failed', quarantined: 'Quarantined' };

/** When each message arrived and its state. The content only goes to the mailbox. */
function MessageList({ messages, retrying, onRetry }: MessageListProps) {
  return (
    <ul className={styles.list}>
      {messages.map(({ id, state, receivedAt, attempts, lastError, reason }) => (
        <li key={id}>
          <p>
            <strong>{states[state]}</strong>, received {moment.format(new Date(receivedAt))}.{' '}
            {attempts > 0 && `Failed attempts: ${attempts}. Last error: ${lastError}. `}
            {reason && `Reason: ${reason}.`}
          </p>
          <Button
            type="button"
            variant="outline"
            disabled={retrying}
            onClick={() => {
              onRetry(id);
            }}
          >
            {state === 'quarantined' ? 'Deliver it anyway' : 'Try again'}
            <VisuallyHidden>
              , message received {moment.format(new Date(receivedAt))}
            </VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}
