import { lazy } from 'react';
import { Button } from '@/components/button';
import type { OutboxEntry } from 'shared/messages';
import { Disclosure, Panel, PanelLine, Pending } from '../panel';
import { SeverityMark, type Grade } from '../severity-mark';
import { useMessages } from './use-messages';

const MessageList = lazy(async () => ({ default: (await import('./message-list')).MessageList }));

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
