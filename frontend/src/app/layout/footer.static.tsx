import type { ReactNode } from 'react';
import { Illustration } from '@/components/illustration';
import { PageLink, PhoneLink } from '@/components/links';
import { OpeningHours } from '@/components/opening-hours';
import { VisuallyHidden } from '@/components/visually-hidden';
import { closures } from '@/content/opening-details?data';
import * as openingHours from '@/content/opening-hours?data';
import { practice } from '@/content/practice';
import { services } from '@/content/services';
import { t } from 'shared/t';
import { legalRoutes, routeById, townRoutes } from '@/seo/routes';
import styles from './footer.module.css';
import streetAtNight from './illustrations/street-at-night.tsx?illustration';
import { SocialLinks } from './social-links';

interface FooterLink {
  to: string;
  hash?: `#${string}` | '';
  text: ReactNode;
}

function page(to: string): FooterLink {
  const { label, language } = routeById(to);
  return { to, text: language ? <span lang={language}>{label}</span> : label };
}

const visitLinks: readonly FooterLink[] = [
  page('new-patients'),
  { to: 'new-patients', hash: '#insurance', text: t('Insurance') },
  page('eye-exam-near-me'),
  page('contact'),
  page('reading-comfort'),
];

const practiceLinks: readonly FooterLink[] = [
  page('home'),
  page('about'),
  page('reviews'),
  page('eye-care-resources'),
];

const kidsLinks: readonly FooterLink[] = [
  page('for-kids'),
  page('myopia-management'),
  page('myopia-treatment'),
  page('myopia-doctor'),
  page('myopia-visit'),
];

const serviceLinks: readonly FooterLink[] = [
  page('services'),
  // The others have a page.
  ...services
    .filter(({ id }) => id !== 'myopia' && id !== 'children')
    .map(({ id, name }): FooterLink => ({ to: 'services', hash: `#${id}`, text: name })),
];

const townLinks = townRoutes.map(({ id, label }): FooterLink => {
  const text = (
    <>
      <VisuallyHidden>{t('Eye exams near ')}</VisuallyHidden>
      {label}
    </>
  );
  return { to: id, text };
});

const legalLinks = legalRoutes.map(({ id }) => page(id));

interface FooterLinksProps {
  id: string;
  title: string;
  links: readonly FooterLink[];
  className?: string | undefined;
}

function FooterLinks({ id, title, links, className }: FooterLinksProps) {
  return (
    <nav aria-labelledby={`footer-${id}`} className={className}>
      <h2 id={`footer-${id}`} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list}>
        {links.map(({ to, hash, text }) => (
          <li key={`${to}${hash ?? ''}`}>
            <PageLink to={to} hash={hash} className={styles.link}>
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer() {
  const { address, map } = practice;
  return (
    <footer className={styles.footer}>
      <Illustration file={streetAtNight} alt="" className={styles.street} />
      <div className={styles.columns}>
        <div>
          <h2 className={styles.heading}>{practice.name}</h2>
          <address className={styles.address}>
            {address.street}
            <br />
            {address.city}, {address.state} {address.zip}
          </address>
          <p>
            <PhoneLink className={styles.link} />
          </p>
          <p>
            <a className={styles.link} href={map.url} target="_blank" rel="noopener">
              {t('Open the map')}
              <VisuallyHidden>{t(' in a new tab')}</VisuallyHidden>
            </a>
          </p>
        </div>
        <div>
          <h2 className={styles.heading}>{t('Hours')}</h2>
          <p>
            <OpeningHours />
          </p>
          <p>{openingHours.closed}</p>
        </div>
        {closures.length > 0 && (
          <ul className={styles.closures}>
            {closures.map(({ date, reason, day }) => (
              <li key={date}>{t('Closed for {reason}, {day}', { reason, day })}</li>
            ))}
          </ul>
        )}
        <div className={styles.links}>
          <FooterLinks id="visit" title={t('Your visit')} links={visitLinks} />
          <FooterLinks id="services" title={t('Eye care')} links={serviceLinks} />
          <FooterLinks id="kids" title={t('Kids and myopia')} links={kidsLinks} />
          <FooterLinks id="practice" title={t('Our practice')} links={practiceLinks} />
          {townLinks.length > 0 && (
            <FooterLinks id="towns" title={t('Coming from')} links={townLinks} />
          )}
          <FooterLinks
            id="legal"
            title={t('Legal notices')}
            links={legalLinks}
            className={styles.legal}
          />
        </div>
      </div>
      <div className={styles.end}>
        <SocialLinks />
        <a className={styles.link} href="#main">
          {t('Back to the top')}
        </a>
        <p>
          © {practice.copyrightYear} {practice.name}
        </p>
        {practice.sample && (
          <p>{t('Sample content: this practice, its doctors and its reviews are invented.')}</p>
        )}
      </div>
    </footer>
  );
}
