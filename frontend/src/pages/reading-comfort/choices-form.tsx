import { useState } from 'react';
import { Button, buttonClass } from '@/components/button';
import { useHydrated } from '@/components/hydration';
import { choose, chosen, groups } from './choices';
import { keepWords, useWords } from './kept-choices';
import styles from './reading-comfort.module.css';

const kept = 'It’s kept on this device.';
const notKept =
  'This browser doesn’t let websites keep anything. So it lasts until you reload or leave.';

/** Applies each choice at once. Disabled until hydration, because it's useless without scripts. */
export function ChoicesForm() {
  const words = useWords();
  const hydrated = useHydrated();
  const [status, setStatus] = useState('');

  function keep(next: string, what: string) {
    setStatus(`${what} ${keepWords(next) ? kept : notKept}`);
  }

  return (
    <>
      {groups.map((group) => (
        <fieldset key={group.id} disabled={!hydrated}>
          <legend>{group.title}</legend>
          <div className={styles.options}>
            {group.options.map(({ word, label }) => (
              <label key={word} className={buttonClass('outline')}>
                <input
                  type="radio"
                  name={group.id}
                  value={word}
                  checked={chosen(group, words) === word}
                  onChange={() => {
                    keep(choose(group, word, words), `${group.title}: ${label}.`);
                  }}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <Button
        variant="outline"
        type="button"
        disabled={!hydrated}
        onClick={() => {
          keep('', 'Everything is back to normal.');
        }}
      >
        Back to normal
      </Button>
      {/* Always rendered: assistive technology only announces changes to existing elements. */}
      <p role="status">{status}</p>
    </>
  );
}
