import { useState } from 'react';
import { PageLink, PhoneLink } from '@/components/links';
import { insurers } from '@/content/insurers?data';
import { t } from 'shared/t';
import { LookupForm } from '../lookup-form';
import { Explanation } from './explanation';
import { decode } from './decode';
import type { Phrase } from './phrases';
import styles from '../tools.module.css';

const SuddenChange = () => (
  <>
    {t('Did your child’s sight just change? Don’t wait:')}{' '}
    <PageLink to="for-kids" hash="#signs">
      {t('see the symptoms that can’t wait')}
    </PageLink>
    .
  </>
);

/**
 * From the words on a school's form to what they mean. Nothing leaves the
 * device.
 */
export default function ScreeningDecoder() {
  const [found, setFound] = useState<readonly Phrase[]>();

  return (
    <>
      <LookupForm
        label={t('Words or numbers on the form')}
        button={t('Explain')}
        onLookup={(text) => setFound(decode(text))}
        onEdit={() => setFound(undefined)}
      />
      <div role="status">
        {found?.length === 0 && (
          <p>
            {t('We don’t know these words.')} <SuddenChange />{' '}
            {t('Otherwise, bring the form to an exam, or call ')}
            <PhoneLink />
            {t(' when we’re open and read it to us.')}
          </p>
        )}
        {found && found.length > 0 && (
          <>
            <dl className={styles.found}>
              {found.map((phrase) => (
                <div key={phrase.word}>
                  <dt>{phrase.shown ?? phrase.word}</dt>
                  <dd>
                    <Explanation phrase={phrase} /> {phrase.next}
                  </dd>
                </div>
              ))}
            </dl>
            <p>
              {insurers.length > 0
                ? t(
                    'For the exam, bring the form, and your child’s glasses and insurance cards.',
                  )
                : t(
                    'For the exam, bring the form and your child’s glasses.',
                  )}{' '}
              <SuddenChange />
            </p>
          </>
        )}
      </div>
    </>
  );
}
