import { BrandMark } from '@/components/brand/brand-mark';
import { PageLink } from '@/components/page-link';
import { practice } from '@/content/practice';
import styles from './header.module.css';

/** The logo and the practice's name, as a link to the home page. */
export function Brand() {
  return (
    <PageLink to="home" className={styles.brand}>
      <BrandMark className={styles.mark} />
      <span>{practice.name}</span>
    </PageLink>
  );
}
