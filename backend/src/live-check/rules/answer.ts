import { deployAgain, type Finding } from '../finding.ts';
import type { Answer, NoAnswer } from '../pages.client.ts';

interface Expected {
  readonly status: number;
  /** Media type without parameters. */
  readonly type: string;
}

/** Whether an address answers at all, with the status and the media type it should have. */
export function checkAnswer(expected: Expected, answer: Answer | NoAnswer): Finding[] {
  if ('failure' in answer) {
    const todo = 'Look at "make status" and "make logs": nginx may be down or overloaded.';
    return [{ severity: 'error', what: answer.failure, todo }];
  }
  const { status, headers } = answer;
  if (status !== expected.status) {
    const location = headers.get('location');
    const where = location ? ` and leads to ${location}` : '';
    const what = `It answers ${status}${where}; ${expected.status} was expected.`;
    return [{ severity: 'error', what, todo: deployAgain }];
  }
  const type = headers.get('content-type')?.split(';')[0] ?? 'no type';
  if (type === expected.type) return [];
  const what = `It is served as ${type} instead of ${expected.type}.`;
  return [{ severity: 'error', what, todo: deployAgain }];
}
