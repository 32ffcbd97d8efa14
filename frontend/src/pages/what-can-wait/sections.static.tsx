import { Cites } from '@/components/cite';
import { AlertIcon } from '@/components/icons';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { SignPicture } from '@/components/urgent/sign-picture';
import { UrgentText } from '@/components/urgent/urgent-text';
import { urgentAnswers } from '@/content/urgent-questions';
import { minorProblems } from '@/content/what-can-wait';
import { t } from 'shared/t';
import styles from './what-can-wait.module.css';

/** Their drawings come after those of the answers, a stroke and what can wait. */
const firstPicture = urgentAnswers.length + 2;

/** What helps, when it can't wait, and where to read what to do then. */
export const MinorProblems = () => (
  <Section>
    <dl className={styles.problems} data-urgent-advice>
      {minorProblems.map(
        ({ id, name, care, unless, answers, claims }, place) => (
          <div key={id} className={styles.problem}>
            <dt className={styles.name}>
              <SignPicture place={firstPicture + place} />
              <span>{name}</span>
            </dt>
            <dd className={styles.care}>
              {care}
              <Cites ids={claims} />
            </dd>
            <dd className={styles.unless}>
              <AlertIcon className={styles.mark} />
              <p>
                <strong>
                  <UrgentText>{unless}</UrgentText>
                </strong>
              </p>
              <p>{t('What to do then: ')}</p>
              <ul className={styles.answers}>
                {urgentAnswers.map(
                  (answer, sign) =>
                    answers.includes(answer.id) && (
                      <li key={answer.id}>
                        <PageLink
                          to={`urgent-${answer.id}`}
                          className={styles.answer}
                        >
                          <SignPicture place={sign} />
                          <span>{answer.name}</span>
                        </PageLink>
                      </li>
                    ),
                )}
              </ul>
            </dd>
          </div>
        ),
      )}
    </dl>
    <PageLink to="something-just-happened">
      {t('None of these? See all the symptoms that can’t wait')}
    </PageLink>
  </Section>
);
