import { Cite } from '@/components/cite';
import { Section } from '@/components/section';
import { Tool } from '@/components/tool';
import { t } from 'shared/t';
import { ExamAgeList } from './exam-age-list.static';

export function ExamAges() {
  return (
    <Section id="when" title={t('When should kids get an eye exam?')} tone="mist">
      <ExamAgeList />
      <p>
        {t('The American Optometric Association recommends nearly the same ages.')}
        <Cite id="child-exam-schedule" />
        {t(
          ' Come sooner if you see a sign below, if your child was born early, or if a parent had a lazy or turned eye.',
        )}
      </p>
      <Tool
        name={t('Plan your child’s exams')}
        load={() => import('@/features/tools/exam-planner/exam-planner')}
      />
    </Section>
  );
}
