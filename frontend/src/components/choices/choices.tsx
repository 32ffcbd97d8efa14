import type { ReactNode } from 'react';
import styles from './choices.module.css';

/** As many as choices.module.css has rules for. */
export const most = 16;

interface ChoicesProps {
  /** What's asked. */
  question: string;
  /** The first choice, which shows all. */
  all: string;
  choices: readonly string[];
  /** Somewhere in them, what has `data-choices`. */
  children: ReactNode;
}

/**
 * Shows only what fits the choice. The style sheet does that, so it needs no
 * script.
 */
export const Choices = ({ question, all, choices, children }: ChoicesProps) => (
  <div className={styles.choices}>
    <fieldset className={styles.options} data-print="no">
      <legend>{question}</legend>
      <div className={styles.row}>
        {[all, ...choices.slice(0, most)].map((choice, place) => (
          <label key={choice} className={styles.option}>
            <input
              type="radio"
              name={question}
              value={place}
              defaultChecked={place === 0}
            />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
    {children}
  </div>
);

/** The value of `data-choices`: which of the choices something fits. */
export const fits = (choices: readonly string[], own: readonly string[]) =>
  choices
    .flatMap((choice, place) => (own.includes(choice) ? place + 1 : []))
    .join(' ');

/** Each choice that some fit and others don't. */
export function choicesOf(all: readonly (readonly string[])[]): string[] {
  const names = new Set(all.flat());
  return [...names].filter((name) => !all.every((own) => own.includes(name)));
}
