import { OpeningHours } from '@/components/opening-hours';
import { PageLink } from '@/components/page-link';
import { PhoneLink } from '@/components/phone-link';
import { VisuallyHidden } from '@/components/visually-hidden';
import * as openingHours from '@/content/opening-hours?data';
import { practice } from '@/content/practice';
import { townRoutes } from '@/seo/routes';
import styles from './footer.module.css';
import { SocialLinks } from './social-links';

export default function Footer() {
  const { address, map } = practice;
  return (
    <footer className={styles.footer}>
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
              Open the map<VisuallyHidden> in a new tab</VisuallyHidden>
            </a>
          </p>
        </div>
        <div>
          <h2 className={styles.heading}>Hours</h2>
          <p>
            <OpeningHours />
          </p>
          <p>{openingHours.closed}</p>
        </div>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages" className={styles.heading}>
            Pages
          </h2>
          <ul className={styles.list}>
            <li>
              <PageLink to="home" className={styles.link}>
                Home
              </PageLink>
            </li>
            <li>
              <PageLink to="about" className={styles.link}>
                About
              </PageLink>
            </li>
          </ul>
        </nav>
        {townRoutes.length > 0 && (
          <nav aria-labelledby="footer-towns">
            <h2 id="footer-towns" className={styles.heading}>
              Coming from
            </h2>
            <ul className={styles.list}>
              {townRoutes.map(({ id, label }) => (
                <li key={id}>
                  <PageLink to={id} className={styles.link}>
                    <VisuallyHidden>Eye exams for </VisuallyHidden>
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className={styles.end}>
        <SocialLinks />
        <p>
          © {practice.copyrightYear} {practice.name}
        </p>
        {practice.sample && (
          <p>Sample content: this practice, its doctors and its reviews are invented.</p>
        )}
      </div>
    </footer>
  );
}
