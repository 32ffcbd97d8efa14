import { Card, CardGrid } from '@/components/card-grid';
import { Exams } from '@/components/illustrations/services/exams';
import { EyeHealth } from '@/components/illustrations/services/eye-health';
import { Eyewear } from '@/components/illustrations/services/eyewear';
import { PageLink } from '@/components/links';
import { Section } from '@/components/section';
import { examTotalMinutes } from '@/content/exam-steps';
import { practice } from '@/content/practice';
import { t } from 'shared/t';

export function ServiceBlurbs() {
  return (
    <Section title={t('Eye exams, eyewear and eye health')}>
      <CardGrid>
        <Card title={t('Exams')} illustration={<Exams />}>
          <p>
            {t(
              'An optometrist checks how well you see, how your eyes work together, and how healthy they are. Plan on about {minutes} minutes.',
              { minutes: examTotalMinutes },
            )}
          </p>
          <PageLink to="eye-exam-near-me">
            {t('Eye exams in {city}', { city: practice.address.city })}
          </PageLink>
        </Card>
        <Card title={t('Eyewear')} illustration={<Eyewear />}>
          <p>
            {t(
              'We have frames for kids and adults, and we adjust them by hand until they fit. Bring your old pair, too. Sometimes new lenses are all you need.',
            )}
          </p>
          <PageLink to="services">{t('Glasses and contacts')}</PageLink>
        </Card>
        <Card title={t('Eye Health')} illustration={<EyeHealth />}>
          <p>
            {t(
              'We look for early signs of glaucoma, dry eye, macular degeneration, and nearsightedness in kids. We explain what we find at every visit.',
            )}
          </p>
          <PageLink to="eye-care-resources">{t('Eye health tips')}</PageLink>
        </Card>
      </CardGrid>
    </Section>
  );
}
