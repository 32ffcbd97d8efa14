import { text } from 'practice/pages/contact';
import { ErrorBoundary } from '@/components/recovery/error-boundary';
import layout from '@/components/layout.module.css';
import { BookingLink } from '@/components/links';
import { Breadcrumbs, TableOfContents } from '@/components/page-header';
import { LocalSections, PageLayout } from '@/components/page-layout';
import { Section } from '@/components/section';
import { UrgentGuide } from '@/components/urgent/urgent-guide.static';
import { t } from 'shared/t';
import { ContactForm } from '@/features/contact-form/contact-form';
import { MapEmbed } from './map-embed';
import office from './office.module.css';
import { page } from './page';
import {
  Address,
  DeafCallers,
  GettingHere,
  Office,
  Storefront,
  WaysToReachUs,
} from './sections.static';
import styles from './storefront.module.css';

export default function ContactPage() {
  return (
    <PageLayout page={page} claims={['records-access']}>
      <div className={styles.header}>
        <Breadcrumbs route={page} />
        <div className={styles.reach}>
          <h1 tabIndex={-1}>{page.heading}</h1>
          <div className={styles.picture}>
            <Storefront />
          </div>
          <div className={layout.stack}>
            {text.lead && <p className={styles.lead}>{text.lead}</p>}
            <WaysToReachUs />
            <BookingLink>{t('Schedule an Appointment')}</BookingLink>
            <DeafCallers />
          </div>
        </div>
      </div>
      <TableOfContents
        sections={[
          { id: 'hours', name: t('Hours') },
          { id: 'write', name: t('Write to us') },
          { id: 'urgent', name: t('Symptoms that can’t wait') },
          { id: 'directions', name: t('Directions') },
        ]}
      />
      <ContactDetails />
      <Section id="write" title={t('Send us a message')} tone="sand">
        <ErrorBoundary>
          <ContactForm />
        </ErrorBoundary>
      </Section>
      <Section id="urgent" title={t('In an emergency')}>
        <UrgentGuide />
      </Section>
      <GettingHere />
      <LocalSections page={page} />
    </PageLayout>
  );
}

const ContactDetails = () => (
  <Section id="hours" title={t('Hours, address and phone')}>
    <div className={office.columns}>
      <Office />
      <div className={office.column}>
        <Address />
        <ErrorBoundary>
          <MapEmbed />
        </ErrorBoundary>
      </div>
    </div>
  </Section>
);
