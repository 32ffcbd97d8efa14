import { useState, useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/button';
import { useHydrated } from '@/components/hydration';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/page-header';
import { PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { choose, chosen, groups, presets, storageKey } from './choices';
import { page } from './page';
import styles from './reading-comfort.module.css';
import { WithoutScripts, Preview } from './sections.static';

export default function ReadingComfortPage() {
  return (
    <PageLayout page={page}>
      <PageHeader
        page={page}
        lead="Make this website easier on your eyes. What you choose applies to every page, and it’s kept on this device."
      />
      <Section>
        <div className={styles.preview}>
          <Preview />
        </div>
        <ChoicesForm />
      </Section>
      <WithoutScripts />
    </PageLayout>
  );
}

const allReset = 'All settings are reset.';
const kept = 'It’s kept on this device.';
const notKept =
  'This browser doesn’t let websites keep anything. So it lasts until you reload or leave.';

/**
 * Applies each choice at once. Disabled until hydration, because it's useless
 * without scripts.
 */
function ChoicesForm() {
  const words = useWords();
  const hydrated = useHydrated();
  const [status, setStatus] = useState('');

  function keep(next: string, what: string) {
    setStatus(`${what} ${keepWords(next) ? kept : notKept}`);
  }

  return (
    <>
      <h2>What makes reading hard?</h2>
      <ul className={styles.presets}>
        {presets.map((preset) => (
          <li key={preset.title}>
            <button
              type="button"
              className={styles.preset}
              disabled={!hydrated}
              aria-pressed={words === preset.words}
              onClick={() =>
                keep(
                  words === preset.words ? '' : preset.words,
                  words === preset.words
                    ? allReset
                    : `${preset.title}: ${preset.text}.`,
                )
              }
            >
              <span className={styles.sample} aria-hidden="true" />
              <span>
                <strong>{preset.title}</strong>
                <span>{preset.text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <h3>Or set each one yourself</h3>
      <div className={styles.groups}>
        {groups.map((group) => (
          <fieldset key={group.id} disabled={!hydrated}>
            <legend>{group.title}</legend>
            <div className={`${layout.row} ${styles.options}`}>
              {Object.entries(group.options).map(([word, label]) => (
                <label
                  key={word}
                  className={buttonClass(
                    chosen(group, words) === word ? 'solid' : 'outline',
                  )}
                >
                  <input
                    type="radio"
                    name={group.id}
                    value={word}
                    checked={chosen(group, words) === word}
                    onChange={() =>
                      keep(
                        choose(group, word, words),
                        `${group.title}: ${label}.`,
                      )
                    }
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <button
        type="button"
        className={layout.link}
        disabled={!hydrated}
        onClick={() => keep('', allReset)}
      >
        Reset all
      </button>
      {/* Always rendered: assistive technology only announces changes to existing elements. */}
      <p role="status">{status}</p>
    </>
  );
}

const root = () => document.documentElement;

/**
 * Also changes when another tab does: then the first script changes the
 * attribute.
 */
function subscribe(update: () => void) {
  const observer = new MutationObserver(update);
  observer.observe(root(), { attributeFilter: ['data-comfort'] });
  return () => observer.disconnect();
}

/**
 * The words that apply to this page, none while prerendering and during
 * hydration.
 */
const useWords = (): string =>
  useSyncExternalStore(
    subscribe,
    () => root().dataset.comfort ?? '',
    () => '',
  );

/**
 * Applies the words to this page and keeps them. False if this browser blocks
 * storage.
 */
function keepWords(words: string): boolean {
  root().dataset.comfort = words;
  try {
    if (words) localStorage.setItem(storageKey, words);
    else localStorage.removeItem(storageKey);
    return true;
  } catch {
    return false;
  }
}
