import { Section } from '@/components/section';
import { Tool } from '@/components/tool';
import ScreeningWords from './screening-words.static';

export function ScreeningForm() {
  return (
    <Section title="What the form says">
      <Tool
        name="Explain the words on the form"
        load={() => import('@/features/tools/screening-decoder/screening-decoder')}
      />
      <ScreeningWords />
    </Section>
  );
}
