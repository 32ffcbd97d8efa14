import { Breadcrumbs } from '@/components/breadcrumbs';
import { PageLink } from '@/components/links';
import { OpeningHours } from '@/components/opening-hours';
import { PageLayout } from '@/components/page-layout';
import { CallButton, CareCard, Signs } from '@/components/urgent/care-card';
import { UrgentText } from '@/components/urgent/urgent-text';
import { adviceFor, urgentAnswers } from '@/content/urgent-questions';
import { answerPage } from './page';
import styles from './something-just-happened.module.css';

/** The template of all answers: one instruction. */
export function UrgentAnswerPage({ id }: { id: string }) {
  const answer = urgentAnswers.find((candidate) => answerPage(candidate).id === id);
  if (!answer) throw new Error(`There is no answer "${id}".`);
  const page = answerPage(answer);
  const { level, signs } = adviceFor(answer);
  const list = <Signs signs={signs} explained listed />;
  return (
    <div data-urgent-advice>
      <PageLayout page={page} claims={signs.flatMap(({ claims }) => claims)}>
        <div className={styles.band}>
          <Breadcrumbs route={page} />
          <div className={styles.beside}>
            <CareCard
              level={level.id}
              heading={
                <h1 tabIndex={-1}>
                  <span className={styles.sign}>{answer.answers[0]}:</span>{' '}
                  {answer.first ?? level.title}
                </h1>
              }
            >
              {answer.first && (
                <>
                  {list}
                  <h2>{level.title}</h2>
                </>
              )}
              <CallButton level={level} />
              <Hours level={level} />
              {!answer.first && list}
            </CareCard>
            <SomethingElse />
          </div>
        </div>
      </PageLayout>
    </div>
  );
}

/** What to do when the office is open, and when it's closed. Both are shown, so it needs no script. */
function Hours({ level: { open, closed } }: { level: ReturnType<typeof adviceFor>['level'] }) {
  if (open === closed) {
    return (
      <p>
        <UrgentText>{open}</UrgentText>
      </p>
    );
  }
  return (
    <dl className={styles.hours}>
      <dt>
        When we’re open: <OpeningHours />
      </dt>
      <dd>
        <UrgentText>{open}</UrgentText>
      </dd>
      <dt>At any other time</dt>
      <dd>
        <UrgentText>{closed}</UrgentText>
      </dd>
    </dl>
  );
}

function SomethingElse() {
  return (
    <div className={styles.else}>
      <h2>Is it something else?</h2>
      <PageLink to="something-just-happened">Choose again</PageLink>
      <PageLink to="eye-care-resources" hash="#urgent">
        Read all the signs that can’t wait
      </PageLink>
    </div>
  );
}
