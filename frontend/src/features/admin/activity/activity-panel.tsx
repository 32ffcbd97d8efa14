import { lazy } from 'react';
import { Button } from '@/components/button';
import { Disclosure, Panel, PanelLine, Pending } from '../panel';
import { useLogoutEverywhere } from '../session/session';
import { describeLastSignIn } from './activity-words';
import { useActivity } from './use-activity';

const ActivityList = lazy(async () => ({
  default: (await import('./activity-list')).ActivityList,
}));

/** Who signed in and what was done, and a way to end every session. */
export function ActivityPanel() {
  const { list, error } = useActivity();
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
          <ActivityList {...list} />
        </Disclosure>
      )}
    </Panel>
  );
}
