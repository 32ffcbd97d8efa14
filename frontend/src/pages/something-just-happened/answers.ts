import { adviceFor, urgentAnswers } from '@/content/urgent-questions';
import type { Page } from '@/seo/page';
import { t } from 'shared/t';
import type { UrgentLevel } from 'shared/urgent-advice';
import { answerPage } from './page';

/**
 * The open one is as long as the others, whose room it has, and says what to
 * say.
 */
const titlesOf = ({ titles }: UrgentLevel) =>
  titles && {
    ...titles,
    open: t('{title} and say it’s urgent', { title: titles.open }),
  };

/**
 * What hydration needs of each answer besides its route. Import it with
 * `?data`, so the advice stays out of the scripts.
 */
export const answers = urgentAnswers.map((answer) => {
  const { level, signs } = adviceFor(answer);
  const { id, heading, title, description } = answerPage(answer);
  return {
    id,
    heading,
    title,
    description,
    level: level.id,
    titles: answer.first ? undefined : titlesOf(level),
    // The length of the heading's first part.
    happened: answer.answers[0].length + 1,
    claims: [...new Set(signs.flatMap(({ claims }) => claims))],
  };
});

const [{ id, order, kind, robots, schemas, updated, reviewed, socialImage }] =
  urgentAnswers.map(answerPage) as [Page];

/** What their pages have in common. */
export const common = { order, kind, robots, schemas, updated, reviewed };

/** The folder of their social cards, which have their ids. */
export const socialImages = socialImage.replace(`${id}.png`, '');
