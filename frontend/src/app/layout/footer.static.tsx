import type { ReactNode } from 'react';
import { Illustration } from '@/components/illustration';
import layout from '@/components/layout.module.css';
import { PageLink, PhoneLink } from '@/components/links';
import { OpeningHours } from '@/components/opening-hours';
import { VisuallyHidden } from '@/components/visually-hidden';
import { closures } from '@/content/opening-details?data';
import { atStart } from '@/content/in-words';
import { isUpcoming } from '@/content/today';
import * as openingHours from '@/content/opening-hours?data';
import { practice } from '@/content/practice';
import { services } from '@/content/services';
import { t } from 'shared/t';
import { legalRoutes, routeById, townRoutes } from '@/seo/routes';
import styles from './footer.module.css';
import streetAtNight from './illustrations/street-at-night.svg?illustration';
import { SocialLinks } from './social-links';

interface FooterLink {
  to: string;
  hash?: `#${string}` | '';
  text: ReactNode;
}

/**
 * Labels of pages that only exist in English, for the footer of pages in
 * another language.
 */
const labels: Readonly<Record<string, string>> = {
  about: t('About'),
  reviews: t('Reviews'),
  'reading-comfort': t('Reading comfort'),
  'legal-accessibility': t('Accessibility'),
  'legal-nondiscrimination': t('Nondiscrimination and language help'),
  'legal-notice-of-privacy-practices': t('Notice of Privacy Practices'),
  'legal-privacy': t('Privacy'),
};

function page(to: string): FooterLink {
  const { label, language } = routeById(to);
  return {
    to,
    text: language
      ? (labels[to] ?? <span lang={language}>{label}</span>)
      : label,
  };
}

// On a phone, the header has the other pages in its menu.
const practiceLinks = [
  'home',
  'about',
  'contact',
  'reviews',
  'reading-comfort',
].map(page);

const careLinks = services
  // The others have a page.
  .filter(({ id }) => !['exams', 'myopia', 'children'].includes(id))
  .map(({ id, name }): FooterLink => ({
    to: 'services',
    hash: `#${id}`,
    text: name,
  }));

const near = (id: string, town: string): FooterLink => {
  const text = (
    <>
      <VisuallyHidden>{t('Eye exams near ')}</VisuallyHidden>
      {town}
    </>
  );
  return { to: id, text };
};

const townLinks: readonly FooterLink[] = [
  near('eye-exam-near-me', practice.address.city),
  ...townRoutes.map(({ id, label }) => near(id, label)),
];

const legalLinks = legalRoutes.map(({ id }) => page(id));

interface FooterLinksProps {
  id: string;
  title: string;
  links: readonly FooterLink[];
  /** Side by side, rather than one below the other. */
  inline?: boolean;
}

const FooterLinks = ({
  id,
  title,
  links,
  inline = false,
}: FooterLinksProps) => (
  <nav
    aria-labelledby={`footer-${id}`}
    className={inline ? `${layout.row} ${styles.inline}` : undefined}
  >
    <h2 id={`footer-${id}`} className={styles.heading}>
      {title}
    </h2>
    <ul className={styles.list}>
      {links.map(({ to, hash, text }) => (
        <li key={`${to}${hash ?? ''}`}>
          {/* Like the header, the footer links to /about. */}
          <PageLink
            to={to}
            hash={hash}
            slashless={to === 'about'}
            className={styles.link}
          >
            {text}
          </PageLink>
        </li>
      ))}
    </ul>
  </nav>
);

export function Footer() {
  const { address, map } = practice;
  const upcoming = closures.filter(isUpcoming);
  const lastDay = upcoming
    .map(({ through }) => through)
    .sort()
    .pop();
  return (
    <footer className={`${layout.band} ${styles.footer}`}>
      <Illustration file={streetAtNight} alt="" className={styles.street} />
      <div className={styles.columns}>
        <div className={styles.block}>
          <h2 className={styles.heading}>{practice.name}</h2>
          <address className={styles.address}>
            {address.street},{' '}
            <span className={styles.part}>
              {address.city}, {address.state} {address.zip}
            </span>
          </address>
          <div className={`${layout.row} ${styles.actions}`}>
            <PhoneLink />
            <a href={map.url} target="_blank" rel="noopener">
              {t('Open the map')}
              <VisuallyHidden>{t(' in a new tab')}</VisuallyHidden>
            </a>
          </div>
        </div>
        <div className={styles.block}>
          <h2 className={styles.heading}>{t('Hours')}</h2>
          <p>
            <OpeningHours starts="lines" />
          </p>
          <p>
            {openingHours.closed}.{' '}
            {lastDay && (
              <span className={styles.part} data-through={lastDay}>
                {t('Special hours')}:
              </span>
            )}
          </p>
          {lastDay && (
            <ul className={styles.closures}>
              {upcoming.map(({ date, through, reason, day, times }) => (
                <li key={date} data-through={through}>
                  {atStart(reason)}: {day}, {times}
                </li>
              ))}
            </ul>
          )}
        </div>
        {careLinks.length > 0 && (
          <FooterLinks id="services" title={t('Eye care')} links={careLinks} />
        )}
        <FooterLinks
          id="practice"
          title={t('Our practice')}
          links={practiceLinks}
        />
        <FooterLinks
          id="towns"
          title={t('Coming from')}
          links={townLinks}
          inline
        />
        <FooterLinks
          id="legal"
          title={t('Legal notices')}
          links={legalLinks}
          inline
        />
      </div>
      <div className={`${layout.row} ${styles.end}`}>
        <SocialLinks />
        <a href="#main">{t('Back to the top')}</a>
        <p>
          © {practice.copyrightYear} {practice.name}
        </p>
        {practice.sample && (
          <p>
            {t(
              'Sample content: this practice, its doctors, reviews and phone numbers are invented.',
            )}
          </p>
        )}
      </div>
    </footer>
  );
}
