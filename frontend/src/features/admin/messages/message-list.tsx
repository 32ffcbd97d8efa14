import { Button } from '@/components/button';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { OutboxEntry } from 'shared/messages';
import { moment } from '../data/moment';
import styles from './messages.module.css';

interface MessageListProps {
  messages: readonly OutboxEntry[];
  retrying: boolean;
  onRetry: (id: string) => void;
}

const states = { waiting: 'Waiting', failed: 'Failed', quarantined: 'Quarantined' };

/** When each message arrived and its state. The content only goes to the mailbox. */
export function MessageList({ messages, retrying, onRetry }: MessageListProps) {
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
