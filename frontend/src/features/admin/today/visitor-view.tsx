import type { DayChange, DayPreview } from 'shared/day-changes';
import { isShownNow, startInWords } from './today-words';
import styles from './today.module.css';

const names = new Intl.DisplayNames('en-US', { type: 'language' });

/** The strip and the sign as they'll be on the pages, by language. */
export function VisitorView({
  view,
  change,
}: {
  view: DayPreview | undefined;
  change: DayChange | undefined;
}) {
  return (
    <div className={styles.view} role="group" aria-labelledby="preview">
      <strong id="preview">Preview</strong>
      {view && change ? (
        <>
          <div className={styles.pages}>
            {view.languages.map(({ language, strip, sign }) => (
              <div key={language}>
                <small>{names.of(language)}</small>
                <div lang={language}>
                  {strip.map((sentence) => (
                    <p key={sentence} className={styles.strip}>
                      {sentence}
                    </p>
                  ))}
                  <p>{sign}</p>
                </div>
              </div>
            ))}
          </div>
          {!isShownNow(change) && <p>{startInWords(change)}</p>}
        </>
      ) : (
        !change && <p>As soon as everything is filled in.</p>
      )}
    </div>
  );
}
