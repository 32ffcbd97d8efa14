import { useId, useState } from 'react';
import sheet from 'virtual:styles/tools';
import { Cite } from '@/components/cite';
import { PageLink } from '@/components/links';
import { t } from 'shared/t';
import { eyeDiseases } from './conditions';
import { Book, MainStreet } from './main-street';
import { blursOf, inWords, STRONGEST } from './vision';
import styles from './see-as.module.css';

const nearsighted = 'nearsighted';

/** Main Street as a nearsighted child sees it, and as eye diseases can change it. */
export default function SeeAs() {
  const id = useId();
  const [eye, setEye] = useState(nearsighted);
  const [diopters, setDiopters] = useState(2);
  const disease = eyeDiseases.find((one) => one.id === eye);
  const blurs = blursOf(diopters);
  const prescription = diopters === 0 ? '0' : `−${diopters.toString()}`;
  return (
    <>
      {sheet.href && <link rel="stylesheet" {...sheet} precedence="tools" />}
      <fieldset className={styles.eyes}>
        <legend>{t('See Main Street with')}</legend>
        {[{ id: nearsighted, name: t('Nearsightedness') }, ...eyeDiseases].map((one) => (
          <label key={one.id} className={styles.eye}>
            <input
              type="radio"
              name={`${id}eye`}
              checked={eye === one.id}
              onChange={() => {
                setEye(one.id);
              }}
            />
            {one.name}
          </label>
        ))}
      </fieldset>
      {!disease && (
        <label className={styles.strength}>
          {t('Prescription: {prescription} diopters', { prescription })}
          <input
            type="range"
            min={0}
            max={STRONGEST}
            step={0.5}
            value={diopters}
            aria-valuetext={t('{prescription} diopters', { prescription })}
            onChange={({ currentTarget }) => {
              setDiopters(currentTarget.valueAsNumber);
            }}
          />
        </label>
      )}
      <svg viewBox="0 0 640 400" fill="none" className={styles.picture} aria-hidden="true">
        {disease ? (
          <>
            <defs>
              <g id={`${id}scene`}>
                <MainStreet />
                <Book />
              </g>
            </defs>
            <disease.View id={id} href={`#${id}scene`} />
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
        {/* Without the mark, which would be announced, too. */}
        <span role="status">{disease ? disease.text : inWords(diopters)}</span>
        {!disease && <Cite id="myopia-start" />}
      </p>
      {disease && (
        <PageLink to={disease.more.page} hash={disease.more.hash}>
          {disease.more.text}
        </PageLink>
      )}
      <p className={styles.note}>
        {disease
          ? t(
              'No picture shows what it’s really like. Diseases differ from person to person, and the brain can fill in what’s missing, so people may not notice.',
            )
          : t(
              'The blur is an estimate, for a street that fills 40 degrees of your view and a pupil of 4 millimeters. In the dark, pupils are wider and the blur is worse. Children squint and guess, so they often read more than this picture suggests.',
            )}{' '}
        <PageLink to="eye-care-resources" hash="#conditions">
          {t('Where these pictures come from')}
        </PageLink>
      </p>
    </>
  );
}
