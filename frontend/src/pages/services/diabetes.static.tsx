import { Cite } from '@/components/cite';
import { PageLink } from '@/components/links';
import { diabetes } from '@/content/services';
import { t } from 'shared/t';
import illustration from './illustrations/diabetes.tsx?illustration';
import { ServiceSection } from './service-section';

export function Diabetes() {
  return (
    <ServiceSection
      service={diabetes}
      tone="sand"
      illustration={illustration}
      facts={[
        [t('How often'), t('At least once a year')],
        [t('Bring'), t('A list of your medicines, your insurance cards and your doctor’s name')],
      ]}
    >
      <p>
        {t('Diabetes can harm your eyes before you notice anything.')}
        <Cite id="diabetes-exam" />
        {t(
          ' So come in even if you see well. We widen your pupils with drops, look at the retina and take photos of it.',
        )}
      </p>
      <p>
        {t(
          'We send what we find to the doctor who treats your diabetes. You get a copy, too. If your retina needs treatment, we refer you to a specialist.',
        )}
      </p>
      <PageLink to="eye-care-resources" hash="#how-often">
        {t('How often you need an eye exam')}
      </PageLink>
    </ServiceSection>
  );
}
