import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { type ActivityList, isActivityList } from 'shared/activity';
import { adminQuery } from '../api';
import { Disclosure, moment, Panel, PanelLine, Pending } from '../panel';
import { useLogoutEverywhere } from '../session/session';
import styles from './activity.module.css';
import { describeActor, describeEvent, describeLastSignIn } from './activity-words';

/** What happened to the admin's account, newest first. */
const query = adminQuery('activity', isActivityList);

/** Who signed in and what was done, and a way to end every session. */
export function ActivityPanel() {
  const { data: list, error } = useQuery(query);
  const { mutate: logoutEverywhere, isPending } = useLogoutEverywhere();
  return (
    <Panel id="activity" title="Activity">
      {!list && <Pending what="the activity" error={error} />}
      <PanelLine>
        {list && <p>{describeLastSignIn(list) ?? 'No earlier sign-in is known.'}</p>}
        <Button
          type="button"
          variant="outline"
          disabled={isPending}
          onClick={() => {
            logoutEverywhere();
          }}
        >
          Sign out everywhere
        </Button>
      </PanelLine>
      {list && (
        <Disclosure summary="Show sign-ins and changes">
          <Entries {...list} />
        </Disclosure>
      )}
    </Panel>
  );
}

/** How many are added at a time. There can be a thousand. */
const step = 50;

function Entries({ activity, session }: ActivityList) {
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
