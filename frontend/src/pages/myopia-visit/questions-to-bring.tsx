import { Section } from '@/components/section';
import { Tool } from '@/components/tool';

export function QuestionsToBring() {
  return (
    <Section id="questions" title="Questions to bring">
      <p>
        Which treatment fits depends on your child. Six answers decide what’s worth asking. We don’t
        see them, and this never tells you what to choose.
      </p>
      <Tool
        name="List the questions for my child"
        load={() => import('@/features/tools/treatment-questions/treatment-questions')}
      />
    </Section>
  );
}
