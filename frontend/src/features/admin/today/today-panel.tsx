import { useRef } from 'react';
import { Button } from '@/components/button';
import { showToast } from '@/components/toast/toast-store';
import { VisuallyHidden } from '@/components/visually-hidden';
import { weekdayDate } from '@/content/dates';
import type { DayChange, DayOverview } from 'shared/day-changes';
import { Panel, Pending } from '../panel';
import { useSetChanges, useToday, useVisitorView } from './day-calls';
import { NewChange } from './new-change';
import { endInWords, inWords } from './today-words';
import styles from './today.module.css';

/** What the front desk says about a day that's different. */
export function TodayPanel() {
  const { data, error } = useToday();
  const now = useRef<HTMLHeadingElement>(null);
  if (!data) {
    return (
      <Panel id="today" title="Today">
        <Pending what="what’s set" error={error} />
      </Panel>
    );
  }
  // What had the focus is gone.
  const focusNow = () => now.current?.focus();
  return (
    <Panel id="today" title="Today">
      {error && <Pending what="the newest changes" error={error} />}
      <div className={styles.columns}>
        <div className={styles.now}>
          <h3 ref={now} tabIndex={-1}>
            What visitors see now
          </h3>
          <DoorSign {...data} />
          {data.changes.length > 0 ? (
            <ul className={styles.changes}>
              {data.changes.map((change) => (
                <li key={JSON.stringify(change)}>
                  <SetChange
                    change={change}
                    overview={data}
                    onTakenDown={focusNow}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <p>Nothing special today. Visitors see the usual hours.</p>
          )}
        </div>
        <NewChange overview={data} onShown={focusNow} />
      </div>
    </Panel>
  );
}

/** As on the pages in English. */
function DoorSign({ today, changes }: DayOverview) {
  const { data, error } = useVisitorView(changes);
  const sign = data?.languages.find(({ language }) => language === 'en')?.sign;
  return (
    <p className={styles.sign}>
      <span className={styles.date}>{weekdayDate(today)}</span>
      <strong>
        {sign ?? (error ? 'We couldn’t load the sign.' : 'Loading...')}
      </strong>
    </p>
  );
}

function SetChange({
  change,
  overview,
  onTakenDown,
}: {
  change: DayChange;
  overview: DayOverview;
  onTakenDown: () => void;
}) {
  const { mutate: set, isPending } = useSetChanges(overview);
  const sentence = inWords(change);
  function takeDown() {
    if (isPending) return;
    set(
      overview.changes.filter((one) => one !== change),
      {
        onSuccess() {
          onTakenDown();
          showToast({
            title: 'Taken down',
            description: 'It’s gone from the site within ten seconds.',
            tone: 'success',
          });
        },
        onError({ message }) {
          showToast({ title: 'Error', description: message, tone: 'error' });
        },
      },
    );
  }
  return (
    <>
      <p>
        <strong>{sentence}</strong>
        <br />
        {endInWords(change, overview.today)}
      </p>
      <Button type="button" variant="outline" onClick={takeDown}>
        {isPending ? 'Taking it down...' : 'Take down'}
        <VisuallyHidden> {sentence}</VisuallyHidden>
      </Button>
    </>
  );
}
