import type { ComponentType } from 'react';
import { FacebookIcon, InstagramIcon } from '@/components/icons';
import { VisuallyHidden } from '@/components/visually-hidden';
import { practice } from '@/content/practice';
import { t } from 'shared/t';
import styles from './social-links.module.css';

const icons: Record<(typeof practice.social)[number]['name'], ComponentType> = {
  Facebook: FacebookIcon,
  Instagram: InstagramIcon,
};

export const SocialLinks = ({ className = '' }: { className?: string }) =>
  practice.social.length > 0 && (
    <ul className={`${styles.networks} ${className}`}>
      {practice.social.map(({ name, url }) => {
        const Icon = icons[name];
        return (
          <li key={name}>
            <a
              className={styles.network}
              href={url}
              target="_blank"
              rel="noopener"
            >
              <Icon />
              <VisuallyHidden>
                {t('{practice} on {network} (opens in a new tab)', {
                  practice: practice.name,
                  network: name,
                })}
              </VisuallyHidden>
            </a>
          </li>
        );
      })}
    </ul>
  );
