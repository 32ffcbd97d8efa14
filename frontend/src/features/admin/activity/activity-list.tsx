import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';
import type { ActivityList as List } from 'shared/activity';
import { moment } from '../data/moment';
import styles from './activity.module.css';
import { describeActor } from './activity-words';
import { describeEvent } from './event-words';

/** How many are added at a time. There can be a thousand. */
const step = 50;

export function ActivityList({ activity, session }: List) {
  const [shown, setShown] = useState(step);
  const firstAdded = useRef<HTMLLIElement>(null);
  // The button can disappear, and the focus with it.
  useEffect(() => {
    firstAdded.current?.focus();
  }, [shown]);
  if (activity.length === 0) return <p>Nothing has been recorded yet.</p>;
  return (
    <>
      <ol className={styles.list}>
        {activity.slice(0, shown).map((entry, index) => (
          // Newer entries come in front, so the index counts from the end.
          <li
            key={activity.length - index}
            ref={index > 0 && index === shown - step ? firstAdded : undefined}
            tabIndex={-1}
          >
            <strong>{describeEvent(entry)}</strong>, {moment.format(entry.at)}
            <br />
            {describeActor(entry)}
            {entry.session !== undefined && entry.session === session && ' (this session)'}
          </li>
        ))}
      </ol>
      {shown < activity.length && (
        <Button
          type="button"
          variant="outline"
          onClick={() => {
            setShown(shown + step);
          }}
        >
          Show older ones
        </Button>
      )}
    </>
  );
}
