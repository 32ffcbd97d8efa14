import { PhoneLink } from '@/components/links';
import { Section } from '@/components/section';
import { Tool } from '@/components/tool';
import { t } from 'shared/t';

export function YourPlan() {
  return (
    <Section title={t('Don’t see your plan?')}>
      <p>
        {t('Call ')}
        <PhoneLink />
        {t(
          ' and have your card handy. We’ll look it up while you wait. If we don’t take it, we’ll tell you what you’d pay without it.',
        )}
      </p>
      <Tool
        name={t('Look up your plan')}
        load={() => import('@/features/tools/insurance-finder/insurance-finder')}
      />
    </Section>
  );
}
