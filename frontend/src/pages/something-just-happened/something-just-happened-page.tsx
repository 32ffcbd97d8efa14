import { Breadcrumbs } from '@/components/breadcrumbs';
import { PageLayout } from '@/components/page-layout';
import { Tile, Tiles } from '@/components/tiles';
import { UrgentText } from '@/components/urgent/urgent-text';
import { somethingElse, urgentQuestions } from '@/content/urgent-questions';
import { answerPage, page } from './page';
import styles from './something-just-happened.module.css';

export default function SomethingJustHappenedPage() {
  return (
    <PageLayout page={page}>
      <div className={styles.band}>
        <Breadcrumbs route={page} />
        <h1 tabIndex={-1}>What just happened?</h1>
        <p>Choose what fits best. You’ll see what to do.</p>
      </div>
      <div className={styles.questions} data-urgent-advice>
        {urgentQuestions.map(({ question, answers }) => (
          <section key={question} className={styles.question}>
            <h2>{question}</h2>
            <Tiles>
              {answers.flatMap((answer) =>
                answer.answers.map((text) => (
                  <Tile key={text} to={answerPage(answer).id}>
                    {text}
                  </Tile>
                )),
              )}
            </Tiles>
          </section>
        ))}
        <section className={styles.question}>
          <h2>Something else?</h2>
          <p>
            <UrgentText>{somethingElse}</UrgentText>
          </p>
        </section>
      </div>
    </PageLayout>
  );
}
