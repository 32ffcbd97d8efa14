import { doctorCount } from 'practice/core';
import { text } from 'practice/pages/home';
import { buttonClass } from '@/components/button';
import { CtaBanner } from '@/components/cta-banner';
import { Drawing, Illustration } from '@/components/illustration';
import { BookingLink, CallLink, UrgentLink } from '@/components/links';
import { OpeningHours } from '@/components/opening-hours';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { Tasks } from '@/components/tiles/tasks.static';
import * as openingHours from '@/content/opening-hours?data';
import { practice } from '@/content/practice';
import { mainServices } from '@/content/services?data';
import { t } from 'shared/t';
import sections from './home-sections.module.css';
import styles from './home.module.css';
import lens from './illustrations/lens.svg?markup';
import street from './illustrations/street.svg?illustration';
import { page } from './page';
import {
  Audiences,
  Community,
  Difference,
  OurDoctors,
  PlainWords,
  ServiceBlurbs,
} from './sections.static';

const { city, state } = practice.address;

export default function HomePage() {
  return (
    <PageLayout page={page}>
      <Hero />
      <OurDoctors />
      <PlainWords />
      <Section title={t('What do you need?')}>
        <Tasks />
      </Section>
      <div className={sections.care}>
        <Audiences />
        <ServiceBlurbs />
      </div>
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

const Hero = () => {
  const picture = text.picture ?? street;
  return (
    <div className={styles.hero}>
      <div className={styles.window}>
        <div className={styles.scene}>
          <Illustration
            file={picture}
            alt={text.picture?.alt ?? ''}
            className={styles.blurred}
            early
          />
          <Illustration
            file={picture}
            alt=""
            className={styles.sharp}
            early="copy"
          />
          <Drawing of={lens} className={styles.lens} />
        </div>
      </div>
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
        <div className={styles.actions}>
          <BookingLink>{t('Book an Appointment')}</BookingLink>
          {/* Whoever books by phone has the number already. */}
          {practice.bookingUrl && (
            <CallLink className={buttonClass('outline')} />
          )}
        </div>
        <UrgentLink className={styles.urgent} />
        <p className={styles.hours}>
          <OpeningHours end="." starts="sentence" /> {openingHours.closed}.
        </p>
      </div>
    </div>
  );
};
