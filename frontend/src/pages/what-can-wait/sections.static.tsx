import { Fragment } from 'react';
import { Cites } from '@/components/cite';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { UrgentText } from '@/components/urgent/urgent-text';
import { urgentAnswers } from '@/content/urgent-questions';
import { minorProblems } from '@/content/what-can-wait';
import { t } from 'shared/t';

/** What helps, when it can't wait, and where to read what to do then. */
export const MinorProblems = () => (
  <Section>
    <dl className={layout.pairs} data-urgent-advice>
      {minorProblems.map(({ name, care, unless, answers, claims }) => (
        <div key={name}>
          <dt className={layout.prominent}>{name}</dt>
          <dd>
            {care}
            <Cites ids={claims} />
          </dd>
          <dd>
            <strong>
              <UrgentText>{unless}</UrgentText>
            </strong>{' '}
            {t('What to do then: ')}
            {answers.map((id, index) => (
              <Fragment key={id}>
                {index > 0 && '; '}
                <PageLink to={`urgent-${id}`}>
                  {urgentAnswers.find((answer) => answer.id === id)?.name}
                </PageLink>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
    <PageLink to="something-just-happened">
      {t('None of these? See all the symptoms that can’t wait')}
    </PageLink>
  </Section>
);
