import { useQuery } from '@tanstack/react-query';
import { AlertIcon, CalendarIcon, icon, MessageIcon } from '@/components/icons';
import { Drawing } from '@/components/illustration';
import type { Activity, ActivityEvent, ActivityList } from 'shared/activity';
import { queries } from '../api';
import { Action } from '../controls';
import { date, time } from '../date-time';
import { Panel, Pending } from '../panel';
import { useLogoutEverywhere } from '../session/login';
import { colorOf } from '../severity';
import { useShowMore } from '../show-more';
import { StatusCard } from '../status-card';
import {
  describeActor,
  describeEvent,
  describeLastSignIn,
} from './activity-words';
import styles from './activity.module.css';
import keys from './keys.svg?markup';

/** Who signed in and what was done, and a way to end every session. */
export function ActivityPanel() {
  const { data: list, dataUpdatedAt, error } = useQuery(queries.activity);
  const { mutate: logoutEverywhere, isPending } = useLogoutEverywhere();
  return (
    <Panel id="activity" title="Activity">
      {!list && <Pending what="the activity" error={error} />}
      <StatusCard
        picture={<Drawing of={keys} />}
        actions={
          <Action disabled={isPending} onPress={logoutEverywhere}>
            Sign out everywhere
          </Action>
        }
      >
        {list && (
          <>
            <p>This is session {list.session}.</p>
            <p>{describeLastSignIn(list) ?? 'No earlier sign-in is known.'}</p>
          </>
        )}
        <p>
          Something you don’t know? Sign out everywhere, and change the
          password.
        </p>
      </StatusCard>
      {list?.activity.length === 0 && <p>Nothing has been recorded yet.</p>}
      {list && list.activity.length > 0 && (
        <Timeline {...list} now={dataUpdatedAt} />
      )}
    </Panel>
  );
}

/** By day, newest first. */
function Timeline({ activity, session, now }: ActivityList & { now: number }) {
  const { shown, refOf, button } = useShowMore<Activity, HTMLLIElement>(
    activity,
  );
  const days = new Map<string, { entry: Activity; index: number }[]>();
  for (const [index, entry] of shown.entries()) {
    const day = date.format(entry.at);
    days.set(day, [...(days.get(day) ?? []), { entry, index }]);
  }
  return (
    <>
      {[...days].map(([day, entries]) => (
        <div key={day} className={styles.day}>
          <h3>{day === date.format(now) ? 'Today' : day}</h3>
          <ol>
            {entries.map(({ entry, index }) => {
              const Icon = icons[entry.event];
              const isOwn =
                entry.session !== undefined && entry.session === session;
              return (
                <li
                  key={index}
                  ref={refOf(index)}
                  tabIndex={-1}
                  className={isOwn ? styles.own : undefined}
                >
                  <Icon
                    className={`${styles.icon} ${Icon === AlertIcon ? colorOf('warning') : ''}`}
                  />
                  <strong>{describeEvent(entry)}</strong>
                  <span>{time.format(entry.at)}</span>
                  <p>
                    {isOwn && <b>This session</b>} {describeActor(entry)}
                  </p>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
      {button}
    </>
  );
}

const InIcon = icon(
  <path d="M3.5 12h11M10.5 7.5l4.5 4.5l-4.5 4.5M14 3.5h6v17h-6" />,
);
const OutIcon = icon(
  <path d="M20.5 12h-11M13.5 7.5l-4.5 4.5l4.5 4.5M10 3.5h-6v17h6" />,
);
const LockIcon = icon(
  <path d="M5.5 10.5h13v10h-13zM8.5 10.5v-3.5a3.5 3.5 0 0 1 7 0v3.5M12 14.5v2" />,
);
const LensIcon = icon(
  <path d="M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM15.5 15.5l5 5" />,
);

const icons: Readonly<Record<ActivityEvent, ReturnType<typeof icon>>> = {
  'signed-in': InIcon,
  'sign-in-refused': AlertIcon,
  'sign-ins-limited': AlertIcon,
  'signed-out': OutIcon,
  'signed-out-everywhere': OutIcon,
  'password-changed': LockIcon,
  'desk-password-changed': LockIcon,
  'second-factor-on': LockIcon,
  'second-factor-changed': LockIcon,
  'second-factor-off': LockIcon,
  'messages-retried': MessageIcon,
  'messages-discarded': MessageIcon,
  'live-check-started': LensIcon,
  'day-changed': CalendarIcon,
};
