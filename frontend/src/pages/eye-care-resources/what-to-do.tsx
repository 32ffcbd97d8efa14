import { PageLink } from '@/components/links';
import { urgentAnswers } from '@/content/urgent-questions';
import type { UrgentSignId } from 'shared/urgent-advice';

/**
 * A link to what to do about a sign that can't wait, for those who read about
 * it here.
 */
export function WhatToDo({ sign }: { sign: UrgentSignId }) {
  const answer = urgentAnswers.find(({ signs }) => signs.includes(sign));
  return (
    answer && (
      <span data-urgent-advice>
        <PageLink to={`urgent-${answer.id}`}>
          {answer.name}: see what to do now
        </PageLink>
      </span>
    )
  );
}
