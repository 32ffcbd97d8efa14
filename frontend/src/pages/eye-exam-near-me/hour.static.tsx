import { text } from 'practice/pages/eye-exam-near-me';
import { PageLink } from '@/components/links';
import { number, Statement, words } from '@/components/statement/statement';
import { examTotalMinutes } from '@/content/exam-steps';

export function Hour() {
  return (
    <Statement heading="How long an eye exam takes">
      <p className={words}>
        <span className={number}>{examTotalMinutes} minutes</span>
      </p>
      <p>
        The first half is check-in, a few questions and some quick tests. Then you see the doctor,
        who does the exam and answers your questions. Want new glasses, too? Stay a little longer.
      </p>
      {text.howLong && <p>{text.howLong}</p>}
      <div>
        <PageLink to="new-patients">Your exam, step by step</PageLink>
      </div>
    </Statement>
  );
}
