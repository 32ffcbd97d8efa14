import { doctorCount } from 'practice/core';
import { text } from 'practice/pages/home';
import { CtaBanner } from '@/components/cta-banner';
import { Illustration } from '@/components/illustration';
import layout from '@/components/layout.module.css';
import { BookingLink, CallLink, UrgentLink } from '@/components/links';
import { OpeningHours } from '@/components/opening-hours';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { QuickFacts } from '@/components/quick-facts.static';
import { Tasks } from '@/components/tiles/tasks.static';
import * as openingHours from '@/content/opening-hours?data';
import { practice } from '@/content/practice';
import { mainServices } from '@/content/services?data';
import { t } from 'shared/t';
import styles from './home.module.css';
import heroLens from './illustrations/hero-lens.svg?illustration';
import { page } from './page';
import {
  Audiences,
  Community,
  Difference,
  PlainWords,
  ServiceBlurbs,
} from './sections.static';

const { city, state } = practice.address;

export default function HomePage() {
  return (
    <PageLayout page={page}>
      <Hero />
      <QuickFacts />
      <PlainWords />
      <Audiences />
      <ServiceBlurbs />
      <Difference />
      <Community />
      <LocalSections page={page} />
      <CtaBanner heading={t('Ready for your eye exam?')}>
        {practice.bookingUrl
          ? t('Pick a day and time online, or call our front desk.')
          : t('Call our front desk to find a day and time.')}
      </CtaBanner>
    </PageLayout>
  );
}

const Hero = () => (
  <div className={styles.band}>
    <div className={styles.text}>
      <h1 tabIndex={-1}>{page.heading}</h1>
      <p className={styles.where}>
        {doctorCount > 1
          ? t('Eye doctors in {city}, {state}', { city, state })
          : t('Eye doctor in {city}, {state}', { city, state })}
      </p>
      <p className={styles.lead}>
        {text.lead ??
          t('See an optometrist for {services}.', { services: mainServices })}
      </p>
      <div className={`${layout.row} ${styles.actions}`}>
        <BookingLink>{t('Book an Appointment')}</BookingLink>
        <CallLink className={styles.link} />
      </div>
      <UrgentLink className={styles.urgent} />
      <p className={styles.hours}>
        <OpeningHours end="." startsLine /> {openingHours.closed}.
      </p>
    </div>
    <div className={styles.tasks}>
      <h2>{t('What do you need?')}</h2>
      <Tasks />
    </div>
    <Illustration
      file={text.picture ?? heroLens}
      alt={text.picture?.alt ?? ''}
      className={styles.illustration}
      early
    />
  </div>
);
