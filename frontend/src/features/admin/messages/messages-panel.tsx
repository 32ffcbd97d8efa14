import { lazy, Suspense, useState } from 'react';
import { Button } from '@/ui/button';
import { SeverityMark, type Grade } from '../severity-mark';
import type { OutboxEntry } from './messages';
import styles from './messages-panel.module.css';
import { useMessages } from './use-messages';

const MessageList = lazy(async () => ({ default: (await import('./message-list')).MessageList }));

/** Whether messages of the contact form have not reached the mailbox, and a button to try again. */
export function MessagesPanel() {
  const { messages, error, refresh, retry, retrying } = useMessages();
  const [open, setOpen] = useState(false);
  if (error) {
    return (
      <section className={styles.panel} aria-labelledby="messages">
        <h2 id="messages">Messages</h2>
        <p role="alert">
          <SeverityMark grade="error" /> They could not be listed ({error.message}). Load the page
          again.
        </p>
      </section>
    );
  }
  if (!messages) return null;
  const retryable = messages.filter(({ state }) => state !== 'set-aside').length;
  return (
    <section className={styles.panel} aria-labelledby="messages">
      <h2 id="messages">Messages</h2>
      <div className={styles.line}>
        <p>
          <SeverityMark grade={gradeOf(messages)} /> {inWords(messages)}
        </p>
        {retryable > 0 && (
          <Button
            type="button"
            look="outline"
            disabled={retrying}
            onClick={() => {
              retry(undefined);
            }}
          >
            Try to deliver now
          </Button>
        )}
        {messages.length > 0 && (
          <Button type="button" look="outline" onClick={refresh}>
            Look again
          </Button>
        )}
      </div>
      {messages.length > 0 && (
        <details
          onToggle={(event) => {
            setOpen(event.currentTarget.open);
          }}
        >
          <summary>Show them, without what they say</summary>
          <Suspense fallback={<p>Loading...</p>}>
            {open && <MessageList messages={messages} retrying={retrying} onRetry={retry} />}
          </Suspense>
        </details>
      )}
    </section>
  );
}

function gradeOf(messages: readonly OutboxEntry[]): Grade {
  if (messages.some(({ state }) => state === 'failed')) return 'error';
  return messages.length > 0 ? 'warning' : 'fine';
}

/** `2 waiting, 1 failed, 0 set aside as suspected spam` */
function inWords(messages: readonly OutboxEntry[]): string {
  if (messages.length === 0) return 'Every message has been delivered.';
  const count = (wanted: OutboxEntry['state']) =>
    messages.filter(({ state }) => state === wanted).length;
  return `${count('waiting')} waiting, ${count('failed')} failed, ${count('set-aside')} set aside as suspected spam.`;
}
