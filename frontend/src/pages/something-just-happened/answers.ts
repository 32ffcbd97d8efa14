import { adviceFor, urgentAnswers } from '@/content/urgent-questions';
import { answerPage, page } from './page';

/** The page with the questions. */
export const questionsPage = page;

/**
 * What hydration needs of each answer. Import it with `?data`, so the advice
 * stays out of the scripts.
 */
export const answers = urgentAnswers.map((answer, place) => {
  const { level, signs } = adviceFor(answer);
  return {
    page: answerPage(answer),
    place,
    level: level.id,
    titles: answer.first ? undefined : level.titles,
    // The heading's first part.
    happened: `${answer.answers[0]}:`,
    claims: signs.flatMap(({ claims }) => claims),
  };
});
