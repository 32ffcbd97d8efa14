import type { ComponentType } from 'react';
import { practice } from '@/content/practice';
import { FacebookIcon } from '@/pictures/icons/facebook';
import { InstagramIcon } from '@/pictures/icons/instagram';
import { VisuallyHidden } from '@/ui/visually-hidden';
import styles from './social-links.module.css';

const icons: Record<(typeof practice.social)[number]['name'], ComponentType> = {
  Facebook: FacebookIcon,
  Instagram: InstagramIcon,
};

export function SocialLinks({ className = '' }: { className?: string }) {
  return (
    <ul className={`${styles.list} ${className}`}>
      {practice.social.map(({ name, url }) => {
        const Icon = icons[name];
        return (
          <li key={name}>
            <a className={styles.link} href={url} target="_blank" rel="noopener">
              <Icon />
              <VisuallyHidden>
                {practice.name} on {name} (opens in a new tab)
              </VisuallyHidden>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
