import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { FieldError } from '@/components/field-error';
import { icon, PhoneIcon } from '@/components/icons';
import layout from '@/components/layout.module.css';
import { dismissToast, showToast } from '@/components/toast/toast-store';
import {
  type DayChange,
  type DayOverview,
  mostChanges,
} from 'shared/day-changes';
import { ChangeFields } from './change-fields';
import { useSetChanges, useVisitorView } from './day-calls';
import { changeOf, type Draft, draftOf, saveDraft, savedDraft } from './draft';
import { startInWords } from './today-words';
import styles from './today.module.css';
import { VisitorView } from './visitor-view';

const ClosedIcon = icon(
  <path d="M4.5 10.5h15v9h-15zM4.5 10.5l7.5 -7l7.5 7M9 15h6" />,
);

const HoursIcon = icon(
  <path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM12 6.5v5.5l3.5 2.5" />,
);

const NoticeIcon = icon(
  <path d="M4 4.5h16v12h-9l-4.5 4v-4h-2.5zM8 8.5h8M8 12.5h5" />,
);

const kinds = [
  { kind: 'closed', title: 'Closed', Icon: ClosedIcon },
  { kind: 'hours', title: 'Other hours', Icon: HoursIcon },
  { kind: 'phone', title: 'Phone is down', Icon: PhoneIcon },
  { kind: 'notice', title: 'A notice', Icon: NoticeIcon },
] as const;

/** Everything about a change before it's shown. */
export function NewChange({
  overview,
  onShown,
}: {
  overview: DayOverview;
  onShown: () => void;
}) {
  const [draft, setDraft] = useState(savedDraft);
  const [isNew, setIsNew] = useState(false);
  const question = useRef<HTMLHeadingElement>(null);
  const isFull = overview.changes.length >= mostChanges;

  function change(next: Draft | undefined) {
    setDraft(next);
    saveDraft(next);
  }
  function open(kind: DayChange['kind']) {
    // On a phone, it would cover the preview.
    dismissToast();
    setIsNew(true);
    change(draftOf(kind, overview.today, draft));
  }

  return (
    <div className={styles.different}>
      <h3 ref={question} tabIndex={-1}>
        What’s different?
      </h3>
      {isFull && (
        <p>
          That’s {mostChanges}, the most at once. Take one down to show another.
        </p>
      )}
      <div className={styles.kinds}>
        {kinds.map(({ kind, title, Icon }) => (
          <button
            key={kind}
            type="button"
            className={styles.kind}
            aria-pressed={draft?.kind === kind}
            disabled={isFull}
            onClick={() => open(kind)}
          >
            <Icon />
            {title}
          </button>
        ))}
      </div>
      {draft && (
        <ChangeForm
          key={draft.kind}
          title={kinds.find(({ kind }) => kind === draft.kind)?.title}
          isNew={isNew}
          draft={draft}
          overview={overview}
          onChange={change}
          onCancel={() => {
            change(undefined);
            question.current?.focus();
          }}
          onShown={() => {
            change(undefined);
            onShown();
          }}
        />
      )}
    </div>
  );
}

/** Long enough to type on. */
const PAUSE_MS = 400;

/** The value once it has stayed the same for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function ChangeForm({
  title,
  isNew,
  draft,
  overview,
  onChange,
  onCancel,
  onShown,
}: {
  title: string | undefined;
  /** Otherwise, it's from before the page was loaded or the session ended. */
  isNew: boolean;
  draft: Draft;
  overview: DayOverview;
  onChange: (draft: Draft) => void;
  onCancel: () => void;
  onShown: () => void;
}) {
  const { changes, today } = overview;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isNew) return;
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector('h3')?.focus({ preventScroll: true });
  }, [isNew]);

  const { mutate: set, isPending, error, reset } = useSetChanges(overview);
  const [isEmpty, setIsEmpty] = useState(false);
  const change = changeOf(draft, today);
  const settled = changeOf(useSettled(draft), today);
  const view = useVisitorView(settled && [...changes, settled]);

  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsEmpty(!change);
    if (!change || isPending) return;
    set([...changes, change], {
      onSuccess() {
        onShown();
        showToast({
          title: 'Done',
          description: startInWords(change),
          tone: 'success',
        });
      },
    });
  }

  const problem = isEmpty
    ? 'Something is still missing.'
    : (error?.message ?? (change && sentenceIn(view.error)));
  return (
    <form ref={form} className={styles.form} onSubmit={show}>
      <h3 tabIndex={-1}>{title}</h3>
      <ChangeFields
        draft={draft}
        overview={overview}
        onChange={(changed) => {
          reset();
          setIsEmpty(false);
          onChange({ ...draft, ...changed });
        }}
      />
      <VisitorView view={change && view.data} change={change} />
      <div className={styles.actions}>
        <div role="alert">
          <FieldError id="change" error={problem} />
        </div>
        <div className={layout.row}>
          <Button type="submit">{isPending ? 'Showing...' : 'Show'}</Button>
          <Button type="button" variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}

/** What the server says about a change that can't be shown. */
function sentenceIn(error: Error | null): string | undefined {
  if (!error) return undefined;
  return typeof error.cause === 'string'
    ? error.cause
    : 'There’s no preview right now. You can show it all the same.';
}
