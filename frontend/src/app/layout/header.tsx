import { t } from 'shared/t';
import { Brand } from './brand';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';
import { Navigation } from './navigation';
import { TopBar } from './top-bar';

export function Header() {
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {t('Skip to the content')}
      </a>
      <TopBar />
      <div className={styles.bar}>
        <Brand />
        <div className={styles.wide}>
          <Navigation label={t('Main')} />
        </div>
        <div className={styles.narrow}>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
