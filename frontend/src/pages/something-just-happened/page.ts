import { practice } from '@/content/practice';
import { t } from 'shared/t';
import {
  adviceFor,
  type UrgentAnswer,
  urgentAnswers,
} from '@/content/urgent-questions';
import { type Page, urgentPage } from '@/seo/page';

const id = 'something-just-happened';

// Sorted after the towns.
const shared = { order: 55, updated: '2026-11-30' };

export const page = urgentPage({
  ...shared,
  id,
  path: `/${id}`,
  // Until it's known what happened, what's right depends on the door, as for
  // most signs.
  urgency: 'call-us',
  label: t('What just happened?'),
  heading: t('What just happened?'),
  title: t('Urgent Eye Problem? What to Do Now | {name}', {
    name: practice.shortName,
  }),
  description: t(
    'Did something just happen to your eyes? Answer one question and see what to do now: call an ambulance, go to the hospital, or call us.',
  ),
  schemas: ['WebPage'],
});

export function answerPage(answer: UrgentAnswer): Page {
  const { level } = adviceFor(answer);
  return urgentPage({
    ...shared,
    id: `urgent-${answer.id}`,
    path: `/${id}/${answer.id}`,
    label: answer.name,
    parent: id,
    urgency: level.id,
    heading: `${answer.answers[0]}: ${answer.first ?? level.title}`,
    title: `${answer.title} | ${practice.shortName}`,
    description: answer.description,
    schemas: ['MedicalWebPage'],
    reviewed: '2026-11-30',
  });
}

export const pages: readonly Page[] = [page, ...urgentAnswers.map(answerPage)];
