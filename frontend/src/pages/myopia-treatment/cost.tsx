import { CheckList } from '@/components/check-list';
import { Section } from '@/components/section';
import { costQuestions } from './cost-content';

export function Cost() {
  return (
    <Section id="cost" title="Ask these before you pay" tone="sand">
      <p>
        Here or anywhere. Prices differ with the lens, the dose and the plan, so we print none here.
        You get ours in writing, for your child, before you decide.
      </p>
      <CheckList items={costQuestions} />
      <p>
        Few plans pay for slowing myopia; some pay toward the exam or the fitting. FSA and HSA cards
        are welcome.
      </p>
    </Section>
  );
}
