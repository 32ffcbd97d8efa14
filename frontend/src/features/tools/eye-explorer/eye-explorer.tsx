import { useState } from 'react';
import { Cite, Cites } from '@/components/cite';
import { EyeShapes } from '@/components/illustrations/eye-shapes';
import { PageLink } from '@/components/links';
import {
  urgentLevels,
  type UrgentSignId,
  urgentSigns,
} from 'shared/urgent-advice';
import { answerTo, eyeParts } from './eye-parts';
import styles from './eye-explorer.module.css';

/** A cross section of the eye. Each part is a button that tells about it. */
export default function EyeExplorer() {
  const [chosen, setChosen] = useState(eyeParts[0]);
  return (
    <>
      <div className={styles.eye}>
        {eyeParts.map((part) => (
          <button
            key={part.name}
            type="button"
            className={styles.part}
            aria-pressed={part === chosen}
            onClick={() => setChosen(part)}
          >
            {part.name}
          </button>
        ))}
        <svg
          viewBox="0 0 640 420"
          fill="none"
          className={styles.drawing}
          aria-hidden="true"
        >
          <EyeShapes />
          {eyeParts.map((part) => (
            <g
              key={part.name}
              className={part === chosen ? styles.chosen : styles.other}
            >
              <path d={part.leader} />
              {part === chosen && <path d={part.outline} />}
            </g>
          ))}
        </svg>
      </div>
      {chosen && (
        <div aria-live="polite" className={styles.about}>
          <h3>{chosen.name}</h3>
          <p>
            {chosen.does}
            <Cite id={chosen.source} />
          </p>
          <p>
            <strong>What can go wrong:</strong> {chosen.wrong}
            <Cites ids={chosen.claims} />
          </p>
          {typeof chosen.more === 'string' ? (
            <UrgentSign id={chosen.more} />
          ) : (
            <PageLink to={chosen.more.page} hash={chosen.more.hash}>
              {chosen.more.text}
            </PageLink>
          )}
        </div>
      )}
    </>
  );
}

/** A sign that can't wait, how urgent it is, and a link to what to do. */
function UrgentSign({ id }: { id: UrgentSignId }) {
  const sign = urgentSigns.find((one) => one.id === id);
  const level = urgentLevels.find((one) => one.id === sign?.level);
  const answer = answerTo(id);
  return (
    <>
      <p data-urgent-advice>
        {sign?.sign}. <strong>{level?.title}.</strong>
      </p>
      {answer && (
        <PageLink to={`urgent-${answer.id}`}>
          What to do about this sign
        </PageLink>
      )}
    </>
  );
}
