import { Breadcrumbs } from '@/components/page-header';
import { showLiveHours } from '@/components/live-hours';
import { ByOffice } from '@/components/opening-hours';
import { PageLayout } from '@/components/page-layout';
import { CareCard } from '@/components/urgent/care-card';
import { SignPicture } from '@/components/urgent/sign-picture';
import { routeById } from '@/seo/routes';
import {
  answers,
  common,
  socialImages,
} from '@/pages/something-just-happened/answers?data';
import { Destination, Instruction, SomethingElse } from './sections.static';
import styles from './something-just-happened.module.css';

/** The template of all answers: one instruction. */
export function UrgentAnswerPage({ id }: { id: string }) {
  const place = answers.findIndex((answer) => answer.id === id);
  const answer = answers[place];
  if (!answer) throw new Error(`There is no answer "${id}".`);
  const { level, titles, happened, claims, ...own } = answer;
  const page = {
    ...common,
    ...routeById(id),
    ...own,
    socialImage: `${socialImages}${id}.png`,
  };
  return (
    <div className={styles.page} data-urgent-advice data-answer>
      <PageLayout page={page} claims={claims}>
        <div className={styles.band}>
          <Breadcrumbs route={page} />
          <CareCard
            level={level}
            picture={<SignPicture place={place} />}
            summary={<Destination id={id} />}
            heading={
              <h1 tabIndex={-1}>
                <span className={styles.sign}>
                  {page.heading.slice(0, happened)}
                </span>
                <Title served={page.heading.slice(happened)} titles={titles} />
              </h1>
            }
          >
            <Instruction id={id} />
          </CareCard>
          <SomethingElse />
        </div>
      </PageLayout>
    </div>
  );
}

interface TitleProps {
  served: string;
  titles: { open: string; closed: string } | undefined;
}

/**
 * What to do now, once it's known whether the office is open. Unlike those of
 * the lists, the heading has no hidden text.
 */
function Title({ served, titles }: TitleProps) {
  if (!titles) return <span className={styles.title}>{served}</span>;
  return (
    <span
      ref={showLiveHours}
      className={`${styles.title} ${styles.byOffice}`}
      data-served={served}
      data-closed={titles.closed}
      data-door-sign
    >
      <ByOffice {...titles}>{served}</ByOffice>
    </span>
  );
}
