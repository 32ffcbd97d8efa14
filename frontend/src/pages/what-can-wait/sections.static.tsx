import { Fragment } from 'react';
import { Cites } from '@/components/cite';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/links';
import { DescriptionList } from '@/components/lists';
import { Section } from '@/components/section';
import { UrgentText } from '@/components/urgent/urgent-text';
import { urgentAnswers } from '@/content/urgent-questions';
import { minorProblems } from '@/content/what-can-wait';
import { t } from 'shared/t';

/** What helps, when it can't wait, and where to read what to do then. */
export const MinorProblems = () => (
  <Section>
    <div data-urgent-advice>
      <DescriptionList
        wide
        items={minorProblems.map(({ name, care, unless, answers, claims }) => [
          name,
          <div key={name} className={layout.stack}>
            <p>
              {care}
              <Cites ids={claims} />
            </p>
            <p>
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
            </p>
          </div>,
        ])}
      />
    </div>
    <PageLink to="something-just-happened">
      {t('None of these? See all the symptoms that can’t wait')}
    </PageLink>
  </Section>
);
