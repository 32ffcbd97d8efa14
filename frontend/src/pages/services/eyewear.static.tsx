import { details } from 'practice/details';
import { Cite } from '@/components/cite';
import illustration from '@/components/illustrations/services/eyewear.tsx?illustration';
import { eyewear } from '@/content/services';
import { t } from 'shared/t';
import { ServiceSection } from './service-section';

export function Eyewear() {
  return (
    <ServiceSection
      service={eyewear}
      tone="sand"
      illustration={illustration}
      facts={[
        [t('Your prescription'), t('On paper after the exam, yours to use anywhere')],
        [
          t('Adjustments'),
          t('Walk in any time we’re open, even if you bought your glasses elsewhere'),
        ],
      ]}
    >
      <p>
        {t(
          'Tell us what you look at most: a phone, two screens, sheet music, the road. We measure the distances and help you pick the right lenses.',
        )}
      </p>
      <ul>
        <li>
          <strong>{t('Single vision:')}</strong>
          {t(' one distance across the whole lens.')}
        </li>
        <li>
          <strong>{t('Progressives:')}</strong>
          {t(
            ' distance at the top, reading at the bottom, no line between. Most people get used to them in a week or two.',
          )}
        </li>
        <li>
          <strong>{t('Computer glasses:')}</strong>
          {t(' clear from the keyboard to across the room, but not for driving.')}
        </li>
      </ul>
      <p>
        {t(
          'If your frame is in good shape, we can put new lenses in it. By law, we give you your prescription even if you don’t ask.',
        )}
        <Cite id="eyeglass-prescription-rule" />
        {t(' So compare prices, and buy where you like.')}
      </p>
      {details.remake && (
        <>
          <h3>{t('If your new glasses don’t feel right')}</h3>
          <p>
            {t(
              'Tell us within {days} days of pickup. We’ll check the fit and the lenses. If the prescription is wrong, we’ll remake the lenses for free.',
              { days: details.remake.days },
            )}
          </p>
        </>
      )}
    </ServiceSection>
  );
}
