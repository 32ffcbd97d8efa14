import type { UrgentSign } from '@/content/urgent-signs';
import { Cite } from '@/sections/cite';
import styles from './sign-list.module.css';

/** Each sign with what to do about it. */
export function SignList({ signs }: { signs: readonly UrgentSign[] }) {
  return (
    <dl className={styles.signs}>
      {signs.map(({ sign, act, call, claim }) => (
        <div key={sign} className={styles.sign}>
          <dt className={styles.name}>{sign}</dt>
          <dd className={styles.act}>
            {act}
            <Cite id={claim} />
            {call && (
              <a className={styles.call} href={call.href}>
                {call.name}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
