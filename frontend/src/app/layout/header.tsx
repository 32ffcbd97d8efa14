import { BrandMark } from '@/components/brand/brand-mark';
import { PageLink } from '@/components/links';
import { practice } from '@/content/practice';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';
import { Navigation } from './navigation';
import { TopBar } from './top-bar';

export function Header() {
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <TopBar />
      <div className={styles.bar}>
        <PageLink to="home" className={styles.brand}>
          <BrandMark className={styles.mark} />
          <span>{practice.name}</span>
        </PageLink>
        <div className={styles.wide}>
          <Navigation label="Main" />
        </div>
        <div className={styles.narrow}>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
