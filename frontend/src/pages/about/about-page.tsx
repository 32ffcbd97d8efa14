import { doctorCount, independent } from 'practice/core';
import { text } from 'practice/pages/about';
import { CtaBanner } from '@/components/cta-banner';
import { BookingLink, PageLink } from '@/components/links';
import { PageHeader } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import { page } from './page';
import {
  Difference,
  Doctors,
  Letter,
  Milestones,
  PageData,
  Team,
} from './sections.static';

const { city, state } = practice.address;
const { name } = practice;

function lead(): string {
  if (independent)
    return t('{name} is an independent practice in {city}, {state}.', {
      name,
      city,
      state,
    });
  return doctorCount > 1
    ? t('These are the optometrists of {name} in {city}, {state}.', {
        name,
        city,
        state,
      })
    : t('This is the optometrist of {name} in {city}, {state}.', {
        name,
        city,
        state,
      });
}

export default function AboutPage() {
  return (
    <PageLayout page={page} structuredData={<PageData />}>
      <PageHeader
        page={page}
        lead={text.lead ?? lead()}
        illustration={<Team />}
        scene={text.picture !== undefined}
      >
        <BookingLink>{t('Schedule an Appointment')}</BookingLink>
        <PageLink to="eye-exam-near-me">
          {t('What we check in an eye exam')}
        </PageLink>
      </PageHeader>
      <Doctors />
      <Letter />
      <Milestones />
      <Difference />
      <LocalSections page={page} />
      <CtaBanner
        heading={text.closing?.heading ?? t('Have a question first?')}
        booking={t('Schedule an Appointment')}
      >
        {text.closing?.text ??
          t('Call us. We’ll help you pick the right appointment.')}
      </CtaBanner>
    </PageLayout>
  );
}
