import { Section } from '@/components/section';
import { Tool } from '@/components/tool';
import { t } from 'shared/t';
import { ScreeningWords } from './screening-words.static';

export function ScreeningForm() {
  return (
    <Section title={t('What the form says')}>
      <Tool
        name={t('Explain the words on the form')}
        load={() => import('@/features/tools/screening-decoder/screening-decoder')}
      />
      <ScreeningWords />
    </Section>
  );
}
