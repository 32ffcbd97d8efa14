import { useId, useState } from 'react';
import { Cites } from '@/components/cite';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/links';
import { t } from 'shared/t';
import {
  astigmatism,
  childViews,
  type EyeView,
  eyeDiseases,
} from './conditions';
import { Book, MainStreet } from './main-street';
import { blursOf, inWords, MAX_DIOPTERS } from './vision';
import styles from '../tools.module.css';

/**
 * The one with a prescription to choose. Its picture and its text depend on
 * that.
 */
const nearsighted = {
  name: t('Nearsightedness'),
  claims: ['myopia-start'],
} as const;

type Choice = EyeView | typeof nearsighted;

/** Main Street as children see it whose eyes need help. */
export const SeeAsChild = () => (
  <SeeAs choices={[nearsighted, ...childViews]} />
);

/** Main Street as eye diseases can change it, and what's common at any age. */
export const SeeAsAdult = () => (
  <SeeAs choices={[...eyeDiseases, nearsighted, astigmatism]} />
);

function SeeAs({ choices }: { choices: readonly [Choice, ...Choice[]] }) {
  const id = useId();
  const [chosen, setChosen] = useState(choices[0]);
  const [diopters, setDiopters] = useState(2);
  const view = 'View' in chosen ? chosen : undefined;
  const blurs = blursOf(diopters);
  const prescription = diopters === 0 ? '0' : `−${diopters.toString()}`;
  return (
    <>
      <fieldset className={`${layout.row} ${styles.eyes}`}>
        <legend>{t('See Main Street with')}</legend>
        {choices.map((one) => (
          <label key={one.name} className={styles.choice}>
            <input
              type="radio"
              name={`${id}eye`}
              checked={chosen === one}
              onChange={() => setChosen(one)}
            />
            {one.name}
          </label>
        ))}
      </fieldset>
      {!view && (
        <label className={styles.strength}>
          {t('Prescription: {prescription} diopters', { prescription })}
          <input
            type="range"
            min={0}
            max={MAX_DIOPTERS}
            step={0.5}
            value={diopters}
            aria-valuetext={t('{prescription} diopters', { prescription })}
            onChange={({ currentTarget }) =>
              setDiopters(currentTarget.valueAsNumber)
            }
          />
        </label>
      )}
      <svg
        viewBox="0 0 640 400"
        fill="none"
        className={styles.picture}
        aria-hidden="true"
      >
        {view ? (
          <>
            <defs>
              <g id={`${id}scene`}>
                <MainStreet />
                <Book />
              </g>
            </defs>
            <view.View id={id} href={`#${id}scene`} />
          </>
        ) : (
          <>
            <g style={{ filter: `blur(${blurs.street.toString()}px)` }}>
              <MainStreet />
            </g>
            <g style={{ filter: `blur(${blurs.book.toString()}px)` }}>
              <Book />
            </g>
          </>
        )}
      </svg>
      <p>
        {/* Without the marks, which would be announced, too. */}
        <span role="status">{view ? view.text : inWords(diopters)}</span>
        <Cites ids={chosen.claims} />
      </p>
      {view?.more && (
        <PageLink to={view.more.page} hash={view.more.hash}>
          {view.more.text}
        </PageLink>
      )}
      <p>
        <small>
          {view?.more
            ? t(
                'No picture shows what it’s really like. Diseases differ from person to person, and the brain can fill in what’s missing, so people may not notice.',
              )
            : t(
                'The blur is an estimate, for a street that fills 40 degrees of your view and a pupil of 4 millimeters. In the dark, pupils are wider and the blur is worse. People squint and guess, so they often read more than this picture suggests.',
              )}{' '}
          <PageLink to="eye-care-resources" hash="#conditions">
            {t('Where these pictures come from')}
          </PageLink>
        </small>
      </p>
    </>
  );
}
