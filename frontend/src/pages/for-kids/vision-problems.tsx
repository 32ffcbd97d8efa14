import { BlurredLetters } from '@/components/illustrations/blurred-letters.static';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { Tool } from '@/components/tool';
import { t } from 'shared/t';
import styles from './for-kids.module.css';
import { ProblemList } from './problem-list.static';

export function VisionProblems() {
  return (
    <Section id="problems" title={t('Common vision problems in children')}>
      <BlurredLetters className={styles.letters} />
      <Tool
        name={t('See Main Street as your child sees it')}
        load={() => import('@/features/tools/see-as/see-as')}
      />
      <ProblemList />
      <PageLink to="myopia-management" className={styles.visionProblemsMore}>
        {t('More about myopia and how to slow it down')}
      </PageLink>
    </Section>
  );
}
