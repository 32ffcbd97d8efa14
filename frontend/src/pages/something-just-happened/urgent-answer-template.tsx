import { Breadcrumbs } from '@/components/page-header';
import { PageLink } from '@/components/links';
import { showLiveHours } from '@/components/live-hours';
import { ByOffice } from '@/components/opening-hours';
import { PageLayout } from '@/components/page-layout';
import { buttonClass } from '@/components/button';
import { CareCard } from '@/components/urgent/care-card';
import { SignPicture } from '@/components/urgent/sign-picture';
import { t } from 'shared/t';
import { answers } from '@/pages/something-just-happened/answers?data';
import { Destination, Instruction } from './sections.static';
import styles from './something-just-happened.module.css';

/** The template of all answers: one instruction. */
export function UrgentAnswerPage({ id }: { id: string }) {
  const answer = answers.find(({ page }) => page.id === id);
  if (!answer) throw new Error(`There is no answer "${id}".`);
  const { page, place, level, titles, happened, claims } = answer;
  return (
    <div className={styles.page} data-urgent-advice data-answer>
      <PageLayout page={page} claims={claims}>
        <div className={styles.band}>
          <Breadcrumbs route={page} />
          <CareCard
            level={level}
            picture={<SignPicture place={place} />}
            heading={
              <div className={styles.verdict}>
                <h1 tabIndex={-1}>
                  <span className={styles.sign}>{happened}</span>
                  <Title
                    served={page.heading.slice(happened.length)}
                    titles={titles}
                  />
                </h1>
                <Destination id={id} />
              </div>
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

const SomethingElse = () => (
  <div className={styles.else} data-print="no">
    <h2>{t('Is it something else?')}</h2>
    <PageLink to="something-just-happened" className={buttonClass('outline')}>
      {t('Choose again')}
    </PageLink>
  </div>
);
